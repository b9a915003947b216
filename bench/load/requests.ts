/** The text of a request as a browser's script sends it over a kept connection. */
export function requestText(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  { cookie, body, headers = {} }: { cookie?: string; body?: object; headers?: Record<string, string> } = {},
): string {
  const content = body === undefined ? '' : JSON.stringify(body);
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'Host: localhost',
    'User-Agent: uli-bench',
    'Accept: */*',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(cookie ? [`Cookie: ${cookie}`] : []),
    ...(content ? ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(content)}`] : []),
  ];
  return `${lines.join('\r\n')}\r\n\r\n${content}`;
}
