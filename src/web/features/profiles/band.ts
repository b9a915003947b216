import type { ShownWork } from './works-grid.tsx';

const most = 4;

/** The latest pictures for the band across a profile, four at most; none where a single one would stand alone. */
export function bandOf(works: readonly ShownWork[]): ShownWork['images'] {
  const pictures = works.flatMap(({ images }) => images).slice(0, most);
  return pictures.length > 1 ? pictures : [];
}
