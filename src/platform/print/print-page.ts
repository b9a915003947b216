import PDFDocument from 'pdfkit';
import { filesFor, readFont, type FontFile, type Weight } from './faces.ts';
import { piecesOf, visualRuns, type Piece } from './visual-runs.ts';

export type { Weight } from './faces.ts';

/** What is used of a font, by fontkit's own interface. */
interface Font {
  readonly unitsPerEm: number;
  hasGlyphForCodePoint(point: number): boolean;
  layout(text: string): {
    readonly glyphs: readonly { readonly path: { toSVG(): string }; readonly advanceWidth: number }[];
  };
}

interface Face extends FontFile {
  readonly font: Font;
}

/** A4, in points. */
const paper = { width: 595.28, margin: 64 };

export interface Writing {
  readonly weight: Weight;
  readonly size: number;
  /** From the side on which the page begins. */
  readonly from: number;
  /** Of its first line, from above. */
  readonly y: number;
}

export interface PrintedPage {
  /** Writes a text in as many lines as it needs; answers how many those are. */
  write(text: string, writing: Writing): Promise<number>;
  /** Whether a letter was written that no font of ours has: a question mark stands for it. */
  isIncomplete(): boolean;
  finish(): Promise<Uint8Array<ArrayBuffer>>;
}

/** A page of A4 that takes text of many scripts, and begins on the right where it is read from there. */
export function printPage({ title, fromRight }: { readonly title: string; readonly fromRight: boolean }): PrintedPage {
  const page = new PDFDocument({ size: 'A4', margin: paper.margin, info: { Title: title } });
  const parts: Buffer[] = [];
  const whole = new Promise<Uint8Array<ArrayBuffer>>((resolve) => {
    page.on('data', (part: Buffer) => parts.push(part));
    page.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))));
  });
  const opened = new Map<string, Face>();
  let incomplete = false;

  async function facesFor(text: string, weight: Weight): Promise<Face[]> {
    const files = await filesFor(text, weight);
    const fonts = await Promise.all(files.map(readFont));
    return files.map((file, place) => {
      const before = opened.get(file.name);
      if (before) return before;
      page.registerFont(file.name, fonts[place]!);
      page.font(file.name);
      // What pdfkit keeps of the font that it opened last.
      const face = { ...file, font: (page as unknown as { _font: { font: Font } })._font.font };
      opened.set(file.name, face);
      return face;
    });
  }

  async function write(text: string, { weight, size, from, y }: Writing): Promise<number> {
    const faces = await facesFor(text, weight);
    const faceOf = (letter: string) => faces.find(({ font }) => font.hasGlyphForCodePoint(letter.codePointAt(0)!));
    const shown = (line: string) => visualRuns(line).flatMap((run) => piecesOf(run, faceOf));
    const widthOf = (piece: Piece<Face>) => measure(page, piece, faces[0]!, size);
    const width = (line: string) => shown(line).reduce((sum, piece) => sum + widthOf(piece), 0);
    const lines = wrap(text, paper.width - paper.margin - from, width);
    lines.forEach((line, place) => {
      let x = fromRight ? paper.width - from - width(line) : from;
      for (const piece of shown(line)) {
        incomplete ||= piece.face === null;
        draw(page, piece, { fallback: faces[0]!, size, x, baseline: y + size + place * size * lineHeight });
        x += widthOf(piece);
      }
    });
    return lines.length;
  }

  return {
    write,
    isIncomplete: () => incomplete,
    finish: () => {
      page.end();
      return whole;
    },
  };
}

const lineHeight = 1.4;
/** Asks for a whole stretch to be shaped at once: word by word those that are read from the right would change places. */
const shaped = { features: [] };

function measure(page: PDFKit.PDFDocument, { face, text }: Piece<Face>, fallback: Face, size: number): number {
  if (face?.outline !== undefined) return (advanceOf(face, text) * size) / face.font.unitsPerEm;
  page.font((face ?? fallback).name).fontSize(size);
  return page.widthOfString(face ? text : asked(text), shaped);
}

const advanceOf = ({ font }: Face, text: string) =>
  font.layout(text).glyphs.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0);

/** What stands for letters that no font of ours has. */
const asked = (text: string) => '?'.repeat([...text].length);

interface Place {
  readonly fallback: Face;
  readonly size: number;
  readonly x: number;
  readonly baseline: number;
}

function draw(page: PDFKit.PDFDocument, { face, text }: Piece<Face>, { fallback, size, x, baseline }: Place): void {
  if (face?.outline !== undefined)
    return drawOutlines(page, { ...face, outline: face.outline }, text, { size, x, baseline });
  page.font((face ?? fallback).name).fontSize(size);
  page.text(face ? text : asked(text), x, baseline, { ...shaped, lineBreak: false, baseline: 'alphabetic' });
}

/** Fonts that come compressed and thin are drawn letter by letter; the text goes along for whoever has the page read out. */
function drawOutlines(
  page: PDFKit.PDFDocument,
  { font, outline }: Face & { readonly outline: number },
  text: string,
  { size, x, baseline }: Omit<Place, 'fallback'>,
): void {
  const scale = size / font.unitsPerEm;
  page.markContent('Span', { actual: text });
  let at = x;
  for (const { path, advanceWidth } of font.layout(text).glyphs) {
    page.save().translate(at, baseline).scale(scale, -scale);
    page
      .lineWidth((outline * font.unitsPerEm) / 1000)
      .path(path.toSVG())
      .fillAndStroke();
    page.restore();
    at += advanceWidth * scale;
  }
  page.endMarkedContent();
}

const words = new Intl.Segmenter(undefined, { granularity: 'word' });

/** A text in lines that are no wider than the room; a word that alone is wider is broken. */
export function wrap(text: string, room: number, width: (line: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  const add = (part: string) => {
    if (line !== '' && width(line + part) > room) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += line === '' ? part.trimStart() : part;
  };
  for (const { segment } of words.segment(text)) {
    if (width(segment) <= room) add(segment);
    else for (const letter of segment) add(letter);
  }
  return line.trim() === '' && lines.length > 0 ? lines : [...lines, line.trimEnd()];
}
