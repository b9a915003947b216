import type { PublicUser, Work } from '#modules/profiles/contract';
import { photosOf } from './photos.ts';

const firstRealId = 1001;

/** The works on a demo artist's page. Nobody else has any yet. */
export function worksOfDemo({ id, username }: Pick<PublicUser, 'id' | 'username'>): Work[] {
  if (id >= firstRealId) return [];
  return photosOf(username).map(({ files, alt, dominantColor }) => {
    const webp = files.filter(({ type }) => type === 'image/webp');
    return {
      src: webp[0]!.path,
      srcSet: webp.map(({ path, width }) => `${path} ${width}w`).join(', '),
      alt,
      ground: dominantColor,
    };
  });
}
