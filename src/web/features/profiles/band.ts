import type { Work } from '#modules/profiles/contract';
import type { ShownWork } from './works-grid.tsx';

/** The first pictures of the latest four posts, for the band across a profile; none unless there are four. */
export function bandOf(works: readonly ShownWork[]): Work[] {
  const band = works
    .slice(0, 4)
    .flatMap(({ images: [image] }) =>
      image ? [{ src: image.url, srcSet: image.sources[0]?.srcSet ?? '', alt: image.alt, ground: '' }] : [],
    );
  return band.length === 4 ? band : [];
}
