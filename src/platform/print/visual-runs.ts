import createBidi from 'bidi-js';

const bidi = createBidi();

/** A stretch of a text that is read in one direction. */
export interface Run {
  /** As it is typed: of one that is read from the right its first letter stands rightmost. */
  readonly text: string;
  readonly fromRight: boolean;
}

/** A line in stretches of one direction each, from left to right as they are printed. */
export function visualRuns(line: string): Run[] {
  const levels = bidi.getEmbeddingLevels(line, 'auto');
  const runs: { text: string; fromRight: boolean; level: number; next: number }[] = [];
  for (const index of bidi.getReorderedIndices(line, levels)) {
    const level = levels.levels[index]!;
    const fromRight = level % 2 === 1;
    const last = runs.at(-1);
    const next = fromRight ? index - 1 : index + 1;
    if (last?.level === level && last.next === index) {
      last.text = fromRight ? line[index]! + last.text : last.text + line[index]!;
      last.next = next;
    } else runs.push({ text: line[index]!, fromRight, level, next });
  }
  return runs.map(({ text, fromRight }) => ({ text, fromRight }));
}

/** Marks of direction have done their work once a line is in order. */
const marks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|\p{Variation_Selector}/u;
/** Pictures are no letters: they may be missing. */
const pictures = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}/u;
const joiners = /[\u200b-\u200d]/u;
const readFromRight = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** A stretch that one face prints; null: no face of ours has it. */
export interface Piece<Face> {
  readonly face: Face | null;
  readonly text: string;
}

/** A stretch of one direction in pieces of one face each, from left to right as they are printed. */
export function piecesOf<Face>({ text, fromRight }: Run, faceOf: (letter: string) => Face | undefined): Piece<Face>[] {
  const pieces: { face: Face | null; text: string }[] = [];
  for (const letter of text.normalize('NFC')) {
    const last = pieces.at(-1);
    if (marks.test(letter)) continue;
    if (joiners.test(letter)) {
      if (last) last.text += letter;
      continue;
    }
    const plain = /\s/.test(letter) ? ' ' : letter;
    const face = faceOf(plain) ?? null;
    if (face === null && pictures.test(letter)) continue;
    if (last && last.face === face) last.text += plain;
    else pieces.push({ face, text: plain });
  }
  return fromRight ? pieces.toReversed().map((piece) => ({ ...piece, text: turned(piece.text) })) : pieces;
}

/** Signs between letters that are read from the right: what prints letters turns only what has some of those in it. */
function turned(text: string): string {
  if (readFromRight.test(text)) return text;
  return [...text]
    .toReversed()
    .map((sign) => bidi.getMirroredCharacter(sign) ?? sign)
    .join('');
}
