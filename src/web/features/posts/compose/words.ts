/** What its author says of a post, as typed. */
export interface Words {
  readonly caption: string;
  readonly serviceId: number | null;
  readonly place: string;
  readonly beforeAfter: boolean;
}

export const mostCaption = 2200;

export const noWords: Words = { caption: '', serviceId: null, place: '', beforeAfter: false };

/** Letters as people count them for the server: an emoji of one code point is one. */
export function lengthOf(text: string): number {
  return [...text.trim()].length;
}
