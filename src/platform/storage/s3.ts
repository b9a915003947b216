import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { S3Settings } from '#platform/config';
import { StorageFailure, type Storage } from './storage.ts';

/** Milliseconds until a call counts as failed. */
const patience = 20_000;

/** Files in a bucket of an S3-compatible store; its addresses have the bucket in their path. */
export function createS3Storage({ endpoint, bucket, accessKey, secretKey, region }: S3Settings): Storage {
  const client = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    service: 's3',
    region,
    retries: 2,
  });
  const call = (name: string, init: RequestInit) =>
    client.fetch(`${endpoint}/${bucket}/${name}`, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
  return {
    async write(name, content, type) {
      // Signed with its hash: the store refuses what arrives otherwise.
      const hash = createHash('sha256').update(content).digest('hex');
      const headers = { 'Content-Type': type, 'X-Amz-Content-Sha256': hash };
      const answer = await call(name, { method: 'PUT', headers, body: content as Uint8Array<ArrayBuffer> });
      if (!answer.ok) throw await failure(answer, 'PUT');
      await answer.body?.cancel();
    },
    async read(name) {
      const answer = await call(name, { method: 'GET' });
      if (!answer.ok || !answer.body) return unlessMissing(answer, 'GET');
      const length = answer.headers.get('Content-Length');
      if (length !== null) return { body: answer.body, bytes: Number(length) };
      // A store may send in pieces without saying how much there will be.
      const whole = await answer.blob();
      return { body: whole.stream(), bytes: whole.size };
    },
    async remove(names) {
      for (const name of names) {
        const answer = await call(name, { method: 'DELETE' });
        if (answer.ok) await answer.body?.cancel();
        else await unlessMissing(answer, 'DELETE');
      }
    },
  };
}

/** Passes over a file that is not there. A bucket that is not there is a failure: else every picture would be lost. */
async function unlessMissing(answer: Response, method: string): Promise<undefined> {
  const why = await failure(answer, method);
  if (answer.status !== 404 || why.message.endsWith('NoSuchBucket')) throw why;
}

/** With the store's own code, such as `SignatureDoesNotMatch`. */
async function failure(answer: Response, method: string): Promise<StorageFailure> {
  const code = /<Code>(\w+)<\/Code>/.exec(await answer.text())?.[1] ?? 'unknown';
  return new StorageFailure(`the object storage refused a ${method}: ${answer.status} ${code}`);
}
