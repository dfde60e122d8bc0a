//! Where a request comes from: which page, which address.
//!
//! A page elsewhere could make a browser open a socket to us. Browsers say which page asks; we
//! answer only our own. Programs that are no browsers say nothing, and gain nothing by lying:
//! there are no cookies to steal.

use std::net::{IpAddr, SocketAddr};

use axum::http::{HeaderMap, header};

use crate::hub::Hub;
use crate::protocol::{Code, Problem};

/// Refuses pages that are not ours.
pub(super) fn check(hub: &Hub, headers: &HeaderMap) -> Result<(), Problem> {
    let text = |name| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    let Some(origin) = text(header::ORIGIN) else { return Ok(()) };
    let host = origin.split_once("://").map_or("", |(_, host)| host);
    let ours = text(header::HOST).is_some_and(|own| own.eq_ignore_ascii_case(host));
    if ours || hub.origins.iter().any(|allowed| allowed == origin) {
        return Ok(());
    }
    let (en, de) = ("this page may not talk to this node", "Diese Seite darf hier nicht mitreden");
    Err(Problem::new(Code::Origin, en, de))
}

/// The address that counts for limits. Only the last entry was written by our own proxy; anybody
/// may have written the ones before.
pub(super) fn address(hub: &Hub, headers: &HeaderMap, peer: SocketAddr) -> IpAddr {
    let forwarded = || {
        let list = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
        list.rsplit(',').next()?.trim().parse().ok()
    };
    let told = if hub.trust_proxy { forwarded() } else { None };
    told.unwrap_or_else(|| peer.ip())
}
