import type { PictureFile } from '#web/ui/picture.tsx';

/** A picture in the composer: on its way up, there, or refused. */
export interface ComposedPicture {
  readonly key: string;
  /** Its id once it is stored. */
  readonly id: number | undefined;
  /** What to show: the file itself, until the stored picture is known. */
  readonly preview: string;
  readonly image: PictureFile | undefined;
  readonly alt: string;
  /** From 0 to 1 while it is sent. */
  readonly progress: number;
  /** Why it was refused. */
  readonly problem: string | undefined;
  /** The file itself is why: sending it again would change nothing. */
  readonly unfit: boolean;
}

export const mostPictures = 10;

export type PicturesStep =
  | { readonly kind: 'added'; readonly pictures: readonly ComposedPicture[] }
  | { readonly kind: 'changed'; readonly key: string; readonly change: Partial<ComposedPicture> }
  | { readonly kind: 'removed'; readonly key: string }
  | { readonly kind: 'moved'; readonly from: number; readonly to: number };

/** The pictures after a step; the order is that of the post. */
export function stepPictures(pictures: readonly ComposedPicture[], step: PicturesStep): readonly ComposedPicture[] {
  switch (step.kind) {
    case 'added':
      return [...pictures, ...step.pictures].slice(0, mostPictures);
    case 'changed':
      return pictures.map((picture) => (picture.key === step.key ? { ...picture, ...step.change } : picture));
    case 'removed':
      return pictures.filter(({ key }) => key !== step.key);
    case 'moved': {
      const { from, to } = step;
      if (to < 0 || to >= pictures.length || from === to) return pictures;
      const others = pictures.toSpliced(from, 1);
      return others.toSpliced(to, 0, pictures[from]!);
    }
  }
}

/** Why a post cannot go out yet. */
export function whatWaits(
  pictures: readonly ComposedPicture[],
): 'noPictures' | 'stillSending' | 'refusedPictures' | undefined {
  if (pictures.length === 0) return 'noPictures';
  if (pictures.some(({ problem }) => problem !== undefined)) return 'refusedPictures';
  return pictures.some(({ id }) => id === undefined) ? 'stillSending' : undefined;
}
