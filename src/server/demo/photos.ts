import landing from '#messages/en/landing.json' with { type: 'json' };
import list from './photos.json' with { type: 'json' };

/** One file of a photo. */
export interface PhotoFile {
  readonly path: string;
  readonly type: 'image/webp' | 'image/avif';
  readonly width: number;
  readonly height: number;
}

/** A picture of somebody's work; `width` and `height` are those of its largest file. */
export interface DemoPhoto {
  readonly name: string;
  readonly trade: string;
  readonly title: string;
  readonly alt: string;
  readonly caption: string;
  readonly dominantColor: string;
  readonly accentColor: string;
  /** Base64. */
  readonly thumbhash: string;
  readonly width: number;
  readonly height: number;
  /** Narrow first; the AVIF files come last. */
  readonly files: readonly PhotoFile[];
}

/** Those on the pages that tell about Uli, as in `messages/en/landing.json`. */
export const landingPhotoNames = Object.keys(landing.photos);

/** Posts are 4:5 portraits, in both formats; the four `hero-` pictures are 8:5 covers, for links that are passed on. */
export const demoPhotos: readonly DemoPhoto[] = list.map((photo) => {
  const isCover = photo.width > photo.height;
  const types = isCover ? (['webp'] as const) : (['webp', 'avif'] as const);
  const widths = [isCover ? 720 : 480, photo.width];
  const files = types.flatMap((type) => widths.map((width) => fileOf(photo, type, width)));
  return { ...photo, files };
});

/** The photo of this name; a typing slip in the demo data is a bug. */
export function demoPhoto(name: string): DemoPhoto {
  const photo = demoPhotos.find((candidate) => candidate.name === name);
  if (!photo) throw new Error(`The demo has no photo ${name}`);
  return photo;
}

function fileOf({ name, width: full, height }: (typeof list)[number], type: 'webp' | 'avif', width: number): PhotoFile {
  return {
    path: `/demo/photos/${name}-${width}.${type}`,
    type: `image/${type}`,
    width,
    height: Math.round((height * width) / full),
  };
}
