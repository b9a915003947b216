import { readFile } from 'node:fs/promises';

export const weights = { plain: 400, strong: 600 } as const;
export type Weight = keyof typeof weights;

/** A file with a font, and how it gets its letters onto paper. */
export interface FontFile {
  readonly name: string;
  /** As a module is named. */
  readonly file: string;
  /** Its letters are thin and drawn as outlines, with a line of so many thousandths of their size around them. */
  readonly outline?: number;
}

/** In the order in which they are asked for a letter. */
const onest = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese', 'symbols'] as const;

/** Of the other fonts one is read only when a text has letters of its script. */
const others = [
  { script: /[\p{Script=Greek}]/u, family: 'noto-sans', parts: ['greek', 'greek-ext'] },
  { script: /[\p{Script=Devanagari}]/u, family: 'noto-sans', parts: ['devanagari'] },
  { script: /[\p{Script=Arabic}]/u, family: 'noto-sans-arabic', parts: ['arabic'] },
  { script: /[\p{Script=Hebrew}]/u, family: 'noto-sans-hebrew', parts: ['hebrew'] },
  { script: /[\p{Script=Thai}]/u, family: 'noto-sans-thai', parts: ['thai'] },
] as const;

/** Thousands of letters lie in a hundred files each; which letter is in which says a list beside them. */
const eastAsian = [
  {
    script: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uffef]/u,
    family: 'noto-sans-sc',
  },
  { script: /[\p{Script=Hangul}]/u, family: 'noto-sans-kr' },
] as const;
const outlines = { plain: 26, strong: 48 } as const;

/** The files in which the letters of a text are looked for. */
export async function filesFor(text: string, weight: Weight): Promise<FontFile[]> {
  const own = onest.map((part) => fileOf('onest', part, weight));
  const further = others
    .filter(({ script }) => script.test(text))
    .flatMap(({ family, parts }) => parts.map((part) => fileOf(family, part, weight)));
  const large = await Promise.all(
    eastAsian
      .filter(({ script }) => script.test(text))
      .map(async ({ script, family }) => {
        const letters = [...text].filter((letter) => script.test(letter));
        return (await partsWith(family, letters)).map((part) => ({
          name: `${family} ${part} ${weight}`,
          file: `@fontsource-variable/${family}/files/${family}-${part}-wght-normal.woff2`,
          outline: outlines[weight],
        }));
      }),
  );
  return [...own, ...further, ...large.flat()];
}

function fileOf(family: string, part: string, weight: Weight): FontFile {
  const name = `${family}-${part}-${weights[weight]}-normal`;
  return { name, file: `@fontsource/${family}/files/${name}.woff` };
}

type Ranges = readonly { readonly part: string; readonly from: number; readonly to: number }[];
const ranges = new Map<string, Promise<Ranges>>();

async function readRanges(family: string): Promise<Ranges> {
  const list = JSON.parse(await readModule(`@fontsource-variable/${family}/unicode.json`).then(String));
  return Object.entries(list as Record<string, string>).flatMap(([part, listed]) =>
    listed.split(',').map((range) => {
      const [from = 0, to = from] = range
        .replace('U+', '')
        .split('-')
        .map((point) => Number.parseInt(point, 16));
      return { part: part.replace(/[[\]]/g, ''), from, to };
    }),
  );
}

/** The parts of a large font that have some of these letters. */
async function partsWith(family: string, letters: readonly string[]): Promise<string[]> {
  if (!ranges.has(family)) ranges.set(family, readRanges(family));
  const known = await ranges.get(family)!;
  const points = letters.map((letter) => letter.codePointAt(0)!);
  const wanted = known.filter(({ from, to }) => points.some((point) => point >= from && point <= to));
  return [...new Set(wanted.map(({ part }) => part))];
}

const read = new Map<string, Promise<Buffer>>();

/** A font as it lies on disk, read once. */
export function readFont({ file }: FontFile): Promise<Buffer> {
  const before = read.get(file);
  if (before) return before;
  const reading = readModule(file);
  read.set(file, reading);
  return reading;
}

const readModule = (name: string) => readFile(new URL(import.meta.resolve(name)));
