/** A letter in its stored form: encrypted text. Letters queued before encryption was introduced stay plain until sent. */
export type SealedLetter = string | object;
