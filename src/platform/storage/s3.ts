import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { S3Settings } from '#platform/config';
import type { Storage } from './storage.ts';

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
    client.fetch(`${endpoint}/${bucket}/${name}`, { ...init, signal: AbortSignal.timeout(patience) });
  return {
    async write(name, content, type) {
      // Signed with its hash: the store refuses what arrives otherwise.
      const hash = createHash('sha256').update(content).digest('hex');
      const headers = { 'Content-Type': type, 'X-Amz-Content-Sha256': hash };
      const answer = await call(name, { method: 'PUT', headers, body: content as Uint8Array<ArrayBuffer> });
      await settle(answer, 'PUT');
    },
    async read(name) {
      const answer = await call(name, { method: 'GET' });
      if (answer.status === 404) return void (await answer.body?.cancel());
      if (!answer.ok || !answer.body) throw await failure(answer, 'GET');
      return { body: answer.body, bytes: Number(answer.headers.get('Content-Length')) };
    },
    async remove(names) {
      for (const name of names) {
        const answer = await call(name, { method: 'DELETE' });
        if (answer.status === 404) await answer.body?.cancel();
        else await settle(answer, 'DELETE');
      }
    },
  };
}

async function settle(answer: Response, method: string): Promise<void> {
  if (!answer.ok) throw await failure(answer, method);
  await answer.body?.cancel();
}

/** The store's own code, such as `SignatureDoesNotMatch`. */
async function failure(answer: Response, method: string): Promise<Error> {
  const code = /<Code>(\w+)<\/Code>/.exec(await answer.text())?.[1] ?? 'unknown';
  return new Error(`the object storage refused a ${method}: ${answer.status} ${code}`);
}
