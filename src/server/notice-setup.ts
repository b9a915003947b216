import type { IncomingMessage } from 'node:http';
import { isLoopback } from '#kernel/loopback';
import type { Config } from '#platform/config';
import type { Log } from '#platform/log';

/** Headers that proxies send, and browsers never. */
const forwarding = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'];

/**
 * Logs once per start that requests arrive in a way that the settings do not expect, and which setting to check. It has no
 * other effect, because any client can forge what is checked here.
 */
export function noticeSetup({ url, trustedProxies }: Config, log: Log): (incoming: IncomingMessage) => void {
  let saidProxy = false;
  let saidHost = false;
  const own = new URL(url);
  return (incoming) => {
    const { headers, socket } = incoming;
    const peer = socket.remoteAddress;
    if (!peer || (saidProxy && saidHost)) return;
    if (!saidProxy && forwarding.some((name) => headers[name] !== undefined) && !trustedProxies.trusts(peer)) {
      saidProxy = true;
      log.warn(
        { peer },
        `A request was forwarded by ${peer}, which TRUSTED_PROXIES does not name: everyone behind it counts as one client. ` +
          `If that is your proxy, set TRUSTED_PROXIES=${peer}`,
      );
    }
    const host = (headers.host ?? '').slice(0, 100);
    if (!saidHost && !isSameHost(host, own) && !isProbe(incoming)) {
      saidHost = true;
      log.warn(
        { host },
        `A request came for another host than that of ULI_URL (${url}): links in emails, cookies and allowed origins follow ` +
          'ULI_URL. Set ULI_URL to the address that people open.',
      );
    }
  };
}

/** Health checks may use any host name. */
function isProbe({ url = '' }: IncomingMessage): boolean {
  return url.startsWith('/healthz') || url.startsWith('/readyz');
}

function isSameHost(host: string, own: URL): boolean {
  if (host === own.host) return true;
  const address = `${own.protocol}//${host}`;
  if (!URL.canParse(address)) return false;
  const asked = new URL(address);
  // The local machine has several names.
  return asked.host === own.host || (asked.port === own.port && isLoopback(asked.hostname) && isLoopback(own.hostname));
}
