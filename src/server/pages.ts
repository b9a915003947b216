import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { cookieNameOf, cookieNamesIn, readCookie } from '#kernel/cookies';
import { readerLocale, tagOf } from '#kernel/language';
import { askInProcess, factsOf, type Router } from '#platform/http';
import type { AskApi } from '../web/context.ts';
import { encodePage } from './encode-page.ts';
import type { SignInHint } from './demo/prepare-demo.ts';
import { isPage, mayBeKept, PageMemory, saidBy, type Reading } from './page-memory.ts';
import type { Server } from './server.ts';
import { sharePage, sourcesOfNonce, type PageSources } from './shared-page.ts';
import { withReadablePath } from './readable-path.ts';
import type { HandlePage } from './web-bundle.ts';

/** The policy of every page: our own files and the given sources only; `docs/decisions/0067` explains the rules for scripts. */
function contentPolicy({ scripts, styles }: PageSources, { development, payPages }: PagesOptions): string {
  return [
    `default-src 'self'`,
    ['script-src', ...scripts, ...(development ? ["'unsafe-eval'"] : [])].join(' '),
    ["style-src 'self'", ...styles, ...(development ? ["'unsafe-inline'"] : [])].join(' '),
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `font-src 'self' data:`,
    `connect-src 'self'${development ? ' ws:' : ''}`,
    `worker-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    // A form without a script leads to the hosted pay page; browsers hold its redirects to this, too.
    `form-action 'self'${payPages ? ` ${payPages}` : ''}`,
    `frame-ancestors 'none'`,
  ].join('; ');
}

/** Bytes; below them nothing is gained. */
const leastZipped = 1_024;

export interface PagesOptions {
  readonly api: Router;
  readonly handlePage: HandlePage;
  readonly publicUrl: string;
  readonly demoSignIn: SignInHint | undefined;
  /** Names what can be seen in the database now. */
  readonly readSnapshot: () => Promise<string>;
  /** Writes down that the page at this address broke. */
  readonly report: (address: string, error: unknown) => void;
  /** Why nobody may open an account now, in the reader's words; undefined where everybody may. */
  readonly readClosed: () => Promise<string | undefined>;
  readonly development: boolean;
  /** Where the hosted pay pages of a real provider lie. */
  readonly payPages: string | undefined;
}

/** Mounts the pages behind everything else. */
export function mountPages(server: Server, options: PagesOptions) {
  const memory = new PageMemory(Date.now);
  server.all('*', async (c) => {
    const answer = await answerPage(c, memory, options);
    const headers = new Headers(answer.headers);
    // In development Vite injects its own inline styles without a nonce.
    if (isPage(headers)) headers.set('Content-Security-Policy', contentPolicy(answer.sources, options));
    headers.set('Permissions-Policy', 'camera=(), microphone=(), geolocation=(self)');
    if (headers.get('Content-Type') === 'text/x-script') headers.set('Content-Type', 'text/x-script; charset=utf-8');
    const signedIn = readCookie(c.req.header('Cookie'), { name: 'session', secure: overHttps(options) }) !== undefined;
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', signedIn ? 'no-store' : 'private, no-cache');
    const { status, html } = answer;
    if (!html) return new Response(null, { status, headers });
    headers.set('Content-Language', tagOf(readerLocale()));
    headers.append('Vary', 'Accept-Encoding, Accept-Language, Cookie');
    const taken = html.length >= leastZipped ? (c.req.header('Accept-Encoding') ?? '') : '';
    const { encoding, body } = encodePage(html, taken);
    if (encoding) headers.set('Content-Encoding', encoding);
    // In one piece, a page costs a fraction of what a stream does.
    return new Response(body, { status, headers });
  });
}

interface PageAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly html: Buffer<ArrayBuffer> | undefined;
  readonly sources: PageSources;
}

/**
 * The guard against other sites has read it. The router would compare it with the address of the request, whose scheme is
 * another one behind a proxy that speaks TLS, and would refuse every form.
 */
function withoutOrigin(request: Request): Request {
  if (request.method === 'GET' || !request.headers.has('Origin')) return request;
  const headers = new Headers(request.headers);
  headers.delete('Origin');
  return new Request(request, { headers });
}

/** The page as it is remembered, or as it is rendered now. */
async function answerPage(
  c: Context,
  memory: PageMemory,
  { api, handlePage, publicUrl, demoSignIn, development, readSnapshot, report, readClosed }: PagesOptions,
): Promise<PageAnswer> {
  const facts = factsOf(c);
  const ask: AskApi = (question) => askInProcess(api, { ...question, facts });
  const raw = withoutOrigin(withReadablePath(c.req.raw));
  const locale = readerLocale();
  const shared = sharedAddress(raw, locale, overHttps({ publicUrl }));
  // Without the database the page itself says what is wrong.
  const snapshot = shared && (await readSnapshot().catch(() => undefined));
  const moment = snapshot === undefined ? undefined : { minute: memory.minute(), snapshot };
  const askAgain = (url: string) => ask({ method: 'GET', url, headers: new Headers() });
  const known = shared && moment && (await memory.recall(shared, moment, askAgain));
  if (known) return known;
  const nonce = randomBytes(16).toString('base64url');
  const sources = sourcesOfNonce(nonce, development);
  const readings: Reading[] = [];
  let same = false;
  let changes = false;
  const response = await handlePage(raw, {
    nonce,
    publicUrl,
    demoSignIn,
    readClosed,
    locale,
    sameForAll: () => (same = true),
    report: (error) => report(raw.url, error),
    api: async (question) => {
      const answer = await ask(question);
      changes ||= question.method !== 'GET' || answer.headers.has('Set-Cookie');
      readings.push({ url: question.url, said: saidBy(answer) });
      return answer;
    },
  });
  const { status, headers } = response;
  if (response.body === null) return { status, headers, html: undefined, sources };
  const html = Buffer.from(await response.arrayBuffer());
  const own = { status, headers, html, sources };
  if (!shared || !moment || !same || changes || !mayBeKept(response)) return own;
  const page = sharePage(html.toString(), nonce);
  if (!page) return own;
  const whole = { ...own, ...page };
  memory.remember(shared, moment, whole, readings);
  return whole;
}

const overHttps = ({ publicUrl }: Pick<PagesOptions, 'publicUrl'>) => publicUrl.startsWith('https:');

/** What a page's look may hang on when a stranger asks for it: address, theme, locale; nothing when it may be theirs. */
function sharedAddress({ method, url, headers }: Request, locale: string, secure: boolean): string | undefined {
  if (method !== 'GET') return undefined;
  const cookies = headers.get('Cookie');
  if (cookies === null) return ` ${locale} ${url}`;
  const strangers = new Set((['theme', 'language'] as const).map((name) => cookieNameOf({ name, secure })));
  if (!cookieNamesIn(cookies).every((name) => strangers.has(name))) return undefined;
  const theme = /^(?:light|dark)$/.exec(readCookie(cookies, { name: 'theme', secure }) ?? '')?.[0] ?? '';
  return `${theme} ${locale} ${url}`;
}
