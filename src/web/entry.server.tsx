import { ServerRouter, type EntryContext, type HandleErrorFunction, type RouterContextProvider } from 'react-router';
import { readerLocale } from '#kernel/language';
import { tellClock, type ToldClock } from '#kernel/tell-clocks';
import { nonceContext, reportContext, zonesContext } from './context.ts';
import { isOurFault } from './our-fault.ts';
import { withLateScripts } from './late-scripts.tsx';
import { PageClocksContext } from './page-clocks.tsx';
import { renderWhole } from './render-whole.ts';

/** Without it the router would write whatever a request was wrong about to the console, its address and what is secret in it included. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (!request.signal.aborted && isOurFault(error)) context.get(reportContext)(error);
};

/**
 * Renders a page whole before it is sent: a page that breaks half-way answers 500, not half a page. What this rejects with, the
 * router reports, and renders the error's page.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(nonceContext);
  const tellsOfError = Boolean(routerContext.staticHandlerContext.errors);
  const page = (
    <PageClocksContext value={() => readClocks(context.get(zonesContext))}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </PageClocksContext>
  );
  const { html, broken } = await renderWhole(page, {
    nonce,
    finish: (rendered) => (import.meta.env.DEV ? rendered : withScriptsAside(rendered, tellsOfError)),
    onCaught: (error) => {
      if (isOurFault(error)) context.get(reportContext)(error);
    },
  });
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(html, { status: broken ? 500 : status, headers });
}

function readClocks(zones: ReadonlySet<string>): Record<string, ToldClock> {
  const clocks: Record<string, ToldClock> = {};
  for (const zone of zones) {
    const clock = tellClock(zone, Date.now(), readerLocale());
    if (clock) clocks[zone] = clock;
  }
  return clocks;
}

/** The page of an error may be why there is one: it goes out with its scripts where they are. */
function withScriptsAside(rendered: Buffer<ArrayBuffer>, tellsOfError: boolean): Buffer<ArrayBuffer> {
  try {
    return withLateScripts(rendered);
  } catch (error) {
    if (tellsOfError) return rendered;
    throw error;
  }
}
