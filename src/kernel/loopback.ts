const loopbackHost = /^(?:localhost|(?:[\w-]+\.)+localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i;

/** Whether a host name or address is one that only its own machine reaches; an IPv6 address with or without brackets. */
export function isLoopback(host: string): boolean {
  return loopbackHost.test(host);
}
