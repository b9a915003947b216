/** A letter as it is kept: sealed text. Letters that are older than the seal are plain until they are sent. */
export type SealedLetter = string | object;
