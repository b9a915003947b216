/** Tailwind's class for the shape of a post's pictures: that of its first one, within what a feed can hold. */
export function aspectOf({ width, height }: { readonly width: number; readonly height: number }): string {
  const ratio = width / height;
  if (ratio < 0.775) return 'aspect-3/4';
  if (ratio < 0.9) return 'aspect-4/5';
  return ratio < 1.12 ? 'aspect-square' : 'aspect-5/4';
}
