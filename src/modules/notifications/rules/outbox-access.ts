const loopbackName = /^(?:localhost|(?:[\w-]+\.)+localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i;
const loopbackAddress = /^(?:local|127(?:\.\d{1,3}){3}|::1|::ffff:127(?:\.\d{1,3}){3})$/i;

/** Whether an installation keeps its mails to itself: no mail server, and an address that only its own machine has. */
export function isLocalInstall({ smtpUrl, url }: { readonly smtpUrl?: string; readonly url: string }): boolean {
  return smtpUrl === undefined && loopbackName.test(new URL(url).hostname);
}

/**
 * Whether a request comes from the machine itself. The host guards against a public name in front of a forgotten `ULI_URL`
 * and against names that strangers point at 127.0.0.1; a forwarding header against proxies.
 */
export function isOwnMachine(request: {
  readonly host: string;
  readonly address: string;
  readonly forwarded: boolean;
}): boolean {
  return !request.forwarded && loopbackName.test(request.host) && loopbackAddress.test(request.address);
}
