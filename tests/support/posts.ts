import { formOf, photo } from './pictures.ts';
import type { Visitor } from './world.ts';

let small: Promise<Buffer> | undefined;

/** Uploads so many small pictures; answers their ids. */
export async function upload(visitor: Visitor, count = 1): Promise<number[]> {
  small ??= photo(40, 30);
  const picture = await small;
  const form = formOf(Array.from({ length: count }, () => picture));
  const { status, body } = await visitor.post('/api/media', form);
  if (status !== 201) throw new Error(`could not upload: ${JSON.stringify(body)}`);
  return body.map(({ id }: { id: number }) => id);
}

/** Publishes a post with one picture; answers its id. */
export async function publish(visitor: Visitor, words: Record<string, unknown> = {}): Promise<number> {
  const [id] = await upload(visitor);
  const { status, body } = await visitor.post('/api/posts', { images: [{ id, alt: 'Braids' }], ...words });
  if (status !== 201) throw new Error(`could not publish: ${JSON.stringify(body)}`);
  return body.id;
}
