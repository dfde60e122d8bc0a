//! Problems as HTTP answers.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};

use crate::metrics::METRICS;
use crate::protocol::{Code, Problem};

/// A problem, with the status that says the same.
#[derive(Debug)]
pub(super) struct Refused(pub(super) Problem);

impl From<Problem> for Refused {
    fn from(problem: Problem) -> Self {
        Self(problem)
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        METRICS.refused.add(1);
        let status = match self.0.code {
            Code::BadFrame | Code::Hello | Code::Version | Code::Refused => StatusCode::BAD_REQUEST,
            Code::NoTable => StatusCode::NOT_FOUND,
            Code::NotYourSeat | Code::Origin => StatusCode::FORBIDDEN,
            Code::Taken | Code::WrongPhase | Code::Stale | Code::NoUndo => StatusCode::CONFLICT,
            Code::Limit => StatusCode::TOO_MANY_REQUESTS,
            Code::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
        };
        (status, Json(self.0)).into_response()
    }
}
