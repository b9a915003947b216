import type { Person } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import { dropImages, receiveUpload } from '#modules/media';
import type { App } from '#platform/app';
import type { RouteContext } from '#platform/http';
import { translator } from '#platform/messages';
import { createPost, type WishedPost } from './create-post.ts';

const names = ['alts', 'caption', 'serviceId', 'place', 'beforeAfter'];

/** Reads the words of a form as those of a JSON body are read; throws the refusal of whatever is wrong with them. */
export type ReadWords = (words: unknown) => WishedPost;

/** Publishes a post whose pictures come with it; when it is refused, none of them stays. */
export async function uploadPost(app: App, c: RouteContext, person: Person, readWords: ReadWords): Promise<number> {
  const { media, fields } = await receiveUpload(app, c, person, { maxFiles: 10, fields: names });
  try {
    const alts = readAlts(fields['alts']);
    const { caption, serviceId, place, beforeAfter } = fields;
    const words = {
      images: media.map(({ id }, index) => ({ id, ...(alts[index] !== undefined && { alt: alts[index] }) })),
      ...(caption !== undefined && { caption }),
      ...(place !== undefined && { place }),
      ...(serviceId && { serviceId: Number(serviceId) }),
      ...(beforeAfter !== undefined && { beforeAfter: beforeAfter === 'true' }),
    };
    return await createPost(app, person, readWords(words));
  } catch (error) {
    await dropImages(app, media);
    throw error;
  }
}

function readAlts(field: string | undefined): string[] {
  if (!field) return [];
  try {
    const alts: unknown = JSON.parse(field);
    if (Array.isArray(alts) && alts.every((alt) => typeof alt === 'string')) return alts;
  } catch {
    // No JSON.
  }
  throw refuse('invalid', { fields: { alts: translator()('posts.descriptionsUnreadable') } });
}
