// Keeps the whole client in the browser, so that it works without a network. FILES and VERSION are
// written in by the build; every build that differs has another version.

const FILES = __FILES__;
const VERSION = __VERSION__;
const CACHE = `hearth-${VERSION}`;

// A file that can't be fetched fails the whole installation: half a client is worse than the old one.
addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: 'reload' }))))
      .then(() => skipWaiting()),
  );
});

addEventListener('activate', (event) => {
  const old = (name) => name.startsWith('hearth-') && name !== CACHE;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => clients.claim()),
  );
});

// Files of the client come from the cache; the page itself from the network first, so that a new
// version is seen. What the server computes is never kept.
addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (url.pathname.startsWith(new URL('assets/', registration.scope).pathname))
    event.respondWith(kept(request));
  else if (FILES.some((file) => new URL(file, registration.scope).href === url.href))
    event.respondWith(kept(request));
});

async function page(request) {
  try {
    const fresh = await fetch(request);
    if (fresh.ok) return fresh;
  } catch {
    // No network.
  }
  return (await caches.match('./')) ?? Response.error();
}

async function kept(request) {
  return (await caches.match(request, { ignoreSearch: true })) ?? fetch(request);
}
