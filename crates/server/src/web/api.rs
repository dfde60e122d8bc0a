//! Tables and seats over HTTP. Described in `openapi.json`, which a test compares with this.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Json;
use axum::body::Bytes;
use axum::extract::{ConnectInfo, Path, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use serde::de::DeserializeOwned;

use super::origin;
use super::problem::Refused;
use crate::hub::Hub;
use crate::ids::TableId;
use crate::limits::Doing;
use crate::protocol::{
    Code, CreateTable, Created, Listed, MySeat, MySeats, Problem, RecoveryCode, SeatKey, Seated,
    SitDown, UseCode,
};
use crate::room::Room;

type Answer<T> = Result<Json<T>, Refused>;
type Asked = (State<Arc<Hub>>, ConnectInfo<SocketAddr>, HeaderMap);

const OPENAPI: &str = include_str!("openapi.json");

pub(super) async fn openapi() -> Response {
    ([(header::CONTENT_TYPE, "application/json")], OPENAPI).into_response()
}

/// Who asks counts as one request, and as whatever else it is.
fn admit(asked: &Asked, doing: &[Doing]) -> Result<(), Problem> {
    let (State(hub), ConnectInfo(peer), headers) = asked;
    origin::check(hub, headers)?;
    let address = origin::address(hub, headers, *peer);
    hub.guard.check(address, Doing::Request)?;
    doing.iter().try_for_each(|&doing| hub.guard.check(address, doing))
}

fn read<T: DeserializeOwned>(body: &Bytes) -> Result<T, Problem> {
    serde_json::from_slice(body).map_err(|error| {
        let (en, de) = ("the request is not understood", "Die Anfrage ist unverständlich");
        Problem::new(Code::BadFrame, format!("{en}: {error}"), format!("{de}: {error}"))
    })
}

fn table(name: String) -> Result<TableId, Problem> {
    TableId::try_from(name).map_err(|_| Problem::no_table())
}

pub(super) async fn lobby(asked: Asked) -> Answer<Vec<Listed>> {
    admit(&asked, &[])?;
    Ok(Json(asked.0.lobby().await?))
}

pub(super) async fn look(asked: Asked, Path(name): Path<String>) -> Answer<Listed> {
    admit(&asked, &[])?;
    Ok(Json(asked.0.read(&table(name)?, Room::listed).await?))
}

pub(super) async fn create(asked: Asked, body: Bytes) -> Answer<Created> {
    admit(&asked, &[Doing::Table])?;
    let table: CreateTable = read(&body)?;
    Ok(Json(asked.0.create(&table).await?))
}

pub(super) async fn sit(asked: Asked, Path(name): Path<String>, body: Bytes) -> Answer<Seated> {
    admit(&asked, &[Doing::Seat])?;
    let sit: SitDown = read(&body)?;
    Ok(Json(asked.0.sit(&table(name)?, sit).await?))
}

pub(super) async fn record(asked: Asked, Path(name): Path<String>) -> Result<Response, Refused> {
    admit(&asked, &[])?;
    let record = asked.0.read(&table(name)?, Room::record).await??;
    let kind = [(header::CONTENT_TYPE, "text/plain; charset=utf-8")];
    Ok((kind, record).into_response())
}

pub(super) async fn my_seats(asked: Asked, body: Bytes) -> Answer<Vec<MySeat>> {
    admit(&asked, &[])?;
    let mine: MySeats = read(&body)?;
    Ok(Json(asked.0.my_seats(&mine.seats).await?))
}

pub(super) async fn recovery_code(asked: Asked, body: Bytes) -> Answer<RecoveryCode> {
    admit(&asked, &[])?;
    let mine: MySeats = read(&body)?;
    Ok(Json(asked.0.recovery_code(&mine.seats).await?))
}

pub(super) async fn recover(asked: Asked, body: Bytes) -> Answer<Vec<SeatKey>> {
    admit(&asked, &[Doing::Seat])?;
    let used: UseCode = read(&body)?;
    Ok(Json(asked.0.recover(&used).await?))
}
