const drawable = /[\p{Script=Latin}\p{Script=Cyrillic}\p{N}\p{P}\p{Sc}\p{Sm}\p{Mn}\p{Zs}]/u;

/**
 * A text without what the preview's fonts cannot draw: letters of other scripts, pictures, invisible marks. Empty when
 * nothing is left that reads as words, such as a name in another script: then another line takes its place.
 */
export function drawableText(text: string): string {
  const kept = [...text.normalize('NFC')]
    .filter((character) => drawable.test(character) && !/\p{Extended_Pictographic}/u.test(character))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return /[\p{L}\p{N}]/u.test(kept) ? kept : '';
}
