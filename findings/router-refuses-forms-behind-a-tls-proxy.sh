#!/usr/bin/env bash
# React Router 8.4.0 behind @hono/node-server 2.1.8 refuses every form of a page that a TLS proxy serves.
#
# Expected: a proxy ends TLS and hands the request on by plain HTTP, with the Host it was asked for and X-Forwarded-Proto: https.
#   The browser's Origin names the same host, so the action of the route runs.
# Seen: @hono/node-server makes an address with http: of every such request, whatever X-Forwarded-Proto says, and the router
#   compares the whole origin, scheme included: it answers 400 and the action never runs. Without a proxy, and so in development
#   and in most tests, the same form works.
# What Uli does: its own guard compares Origin before (src/platform/http/guards.ts), so pages hand the router a request without
#   it (src/server/pages.ts, tests/http/forms-behind-a-proxy.test.ts).
#
# Needs Node 22.22 or newer and npm. Ends with 0 while this is so.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund react-router@8.4.0 react@19.3.1 react-dom@19.3.1 hono@4.13.19 @hono/node-server@2.1.8
cat > shop.js <<'JS'
import { createServer } from 'node:http';
import { once } from 'node:events';
import { getRequestListener } from '@hono/node-server';
import { createRequestHandler } from 'react-router';

let ran = 0;
const errors = [];
const root = { id: 'root', path: '', module: { default: () => null, action: () => Response.json(++ran) } };
const page = (_request, status, headers) => new Response('page', { status, headers });
const handle = createRequestHandler(
  {
    entry: { module: { default: page, handleError: (error) => errors.push(error.message) } },
    routes: { root },
    assets: {
      entry: { module: '', imports: [] },
      routes: { root: { id: 'root', path: '', module: '', hasAction: true } },
      url: '',
      version: '1',
    },
    future: {},
    publicPath: '/',
    assetsBuildDirectory: '',
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  },
  'production',
);

let address = '';
const server = createServer(getRequestListener((request) => ((address = request.url), handle(request))));
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address();

/** What a form of the page at this origin is answered, where its request reaches the program by plain HTTP. */
async function post(scheme) {
  const host = `127.0.0.1:${port}`;
  const headers = { origin: `${scheme}://${host}`, 'x-forwarded-proto': scheme };
  const { status } = await fetch(`http://${host}/`, { method: 'POST', headers, body: new URLSearchParams({ a: '1' }) });
  return `${scheme}: ${status}, address ${new URL(address).protocol}, actions run ${ran}`;
}
console.log(await post('http'));
console.log(await post('https'));
console.log(`told of: ${errors.join('; ')}`);
server.close();
JS
node shop.js | tee seen
diff - seen <<'OUT'
http: 200, address http:, actions run 1
https: 400, address http:, actions run 1
told of: The `request.url` origin does not match `origin` header from a forwarded action request. Aborting the action.
OUT
