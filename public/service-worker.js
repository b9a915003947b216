/*
 * Shows what somebody had booked when there is no connection, as it was last seen, and takes no part in anything else: no
 * answer of the API and no free time is ever kept. To take it away, put a file in its place that only forgets.
 */
const keptIn = 'uli-bookings-1';
const kept = '/bookings/kept';
/** Where somebody looks for what they booked; the first is what an installed Uli opens with. */
const asksFor = new Set(['/', '/bookings', '/calendar']);
const changesWho = /^\/(?:logout|api\/(?:log|register|password)[\w/-]*)$/;

/** Counts whose bookings these are: what was asked for before somebody left is not kept after it. */
let turn = 0;

async function keep() {
  const began = turn;
  const answer = await fetch(kept, { cache: 'no-store' });
  if (answer.redirected) return forget();
  if (!answer.ok) return;
  const cache = await caches.open(keptIn);
  if (began === turn) await cache.put(kept, answer);
}

async function forget() {
  turn += 1;
  await caches.delete(keptIn);
}

async function dropFormer() {
  const former = (await caches.keys()).filter((name) => name.startsWith('uli-') && name !== keptIn);
  await Promise.all(former.map((name) => caches.delete(name)));
}

/** The page itself; without a connection what was kept of it, else the browser says what it always says. */
async function show(request) {
  try {
    const answer = await fetch(request);
    // Whoever is sent to sign in is nobody, and nobody has bookings.
    if (answer.type === 'opaqueredirect') await forget();
    return answer;
  } catch {
    return (await caches.match(kept)) ?? Response.error();
  }
}

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(Promise.all([clients.claim(), dropFormer()])));
addEventListener('message', (event) => event.data === 'keep' && event.waitUntil(keep().catch(() => {})));
addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { pathname } = new URL(url);
  if (method === 'POST' && changesWho.test(pathname)) event.waitUntil(forget());
  if (mode === 'navigate' && method === 'GET' && asksFor.has(pathname)) event.respondWith(show(event.request));
});
