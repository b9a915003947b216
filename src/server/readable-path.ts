/** What stands for a byte that is no letter. */
const unreadable = '%EF%BF%BD';

/**
 * The request as pages read it. No name and no text holds a zero byte, and the API refuses one; bytes of a path that are no
 * letters would be written to the console by the router, with the whole path. Whoever asks so finds nothing, and changes
 * nothing.
 */
export function withReadablePath(request: Request): Request {
  const { url, headers } = request;
  const readable = readableAddress(url);
  return readable === url ? request : new Request(readable, { headers });
}

function readableAddress(url: string): string {
  const [path = ''] = url.split('?', 1);
  const readable = canBeRead(path) ? path : path.replaceAll(/(?:%[\da-f]{2})+|%/gi, readableLetters);
  return `${readable}${url.slice(path.length)}`.replaceAll('%00', unreadable);
}

function readableLetters(letters: string): string {
  if (canBeRead(letters)) return letters;
  const bytes = Buffer.from(letters.replaceAll('%', ''), 'hex');
  return bytes.length > 0 ? encodeURIComponent(bytes.toString()) : unreadable;
}

function canBeRead(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
