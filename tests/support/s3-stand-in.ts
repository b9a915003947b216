import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { ObjectStore } from './object-store.ts';

const key = 'TESTS';
const secret = 'secret-of-tests';
const bucket = 'uli-files';

/**
 * A small store in memory where no real one is installed. It computes the signature of every request anew, by the words
 * of AWS's own description, and takes no body that is not the one that was signed.
 */
export async function startStandIn(): Promise<ObjectStore> {
  const objects = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const { pathname, searchParams } = new URL(request.url!, 'http://store');
    const problem = problemOf(request, body);
    const [, asked, ...rest] = decodeURIComponent(pathname).split('/');
    const name = rest.join('/');
    const answer = (status: number, content: string | Buffer = '') => void response.writeHead(status).end(content);
    const fail = (status: number, code: string) => answer(status, `<Error><Code>${code}</Code></Error>`);
    if (problem) return fail(403, problem);
    if (asked !== bucket) return fail(404, 'NoSuchBucket');
    if (name === '') return answer(200, listing(objects, searchParams.get('prefix') ?? ''));
    if (request.method === 'PUT') return (objects.set(name, body), answer(200));
    if (request.method === 'DELETE') return (objects.delete(name), answer(204));
    const kept = objects.get(name);
    return kept ? answer(200, kept) : fail(404, 'NoSuchKey');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY: key,
      S3_SECRET_KEY: secret,
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const listing = (objects: ReadonlyMap<string, Buffer>, prefix: string) =>
  [...objects.keys()]
    .filter((name) => name.startsWith(prefix))
    .map((name) => `<Key>${name}</Key>`)
    .join('');

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const hmac = (by: string | Buffer, text: string) => createHmac('sha256', by).update(text).digest();

/** What is wrong with a request, in the store's own code; undefined when it is signed as it should be. */
function problemOf({ method, url, headers }: IncomingMessage, body: Buffer): string | undefined {
  const parts = /^AWS4-HMAC-SHA256 Credential=(.+?), ?SignedHeaders=(.+?), ?Signature=(\w+)$/.exec(
    headers.authorization ?? '',
  );
  if (!parts) return 'AccessDenied';
  const [, credential, signedHeaders, signature] = parts as unknown as [string, string, string, string];
  const [accessKey, day, region, ...service] = credential.split('/');
  const date = String(headers['x-amz-date']);
  if (accessKey !== key) return 'InvalidAccessKeyId';
  if (service.join('/') !== 's3/aws4_request' || !date.startsWith(day!)) return 'AuthorizationHeaderMalformed';
  const hash = String(headers['x-amz-content-sha256']);
  const { pathname, searchParams } = new URL(url!, 'http://store');
  searchParams.sort();
  const lines = signedHeaders.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const request = [method, pathname, searchParams.toString(), lines.join(''), signedHeaders, hash].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const signing = [day!, region!, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`);
  const right = hmac(signing, ['AWS4-HMAC-SHA256', date, scope, sha256(request)].join('\n')).toString('hex');
  if (right !== signature) return 'SignatureDoesNotMatch';
  return hash === 'UNSIGNED-PAYLOAD' || hash === sha256(body) ? undefined : 'XAmzContentSHA256Mismatch';
}
