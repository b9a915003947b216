const loopbackHost = /^(?:localhost|(?:[\w-]+\.)+localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i;

/** Whether a host name or address can only be reached from its own machine; IPv6 addresses with or without brackets. */
export function isLoopback(host: string): boolean {
  return loopbackHost.test(host);
}
