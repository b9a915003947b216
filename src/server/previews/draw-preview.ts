import { readFile } from 'node:fs/promises';
import satori from 'satori';
import sharp from 'sharp';
import type { PreviewWords } from '#modules/profiles/rules';
import { drawableText } from './drawable-text.ts';

const width = 1200;
const height = 630;
const photoWidth = 480;

const fontFiles = ['latin', 'latin-ext', 'vietnamese', 'cyrillic'].flatMap((subset) =>
  subset === 'latin' ? [`${subset}-400`, `${subset}-700`] : [`${subset}-700`],
);

/** The fonts are read once, when the first preview is drawn. */
let fonts: ReturnType<typeof readFonts> | undefined;

async function readFonts() {
  return Promise.all(
    fontFiles.map(async (file) => ({
      name: `Onest ${file}`,
      data: await readFile(new URL(import.meta.resolve(`@fontsource/onest/files/onest-${file}-normal.woff`))),
      weight: file.endsWith('400') ? (400 as const) : (700 as const),
      style: 'normal' as const,
    })),
  );
}

/** Draws the picture of a link preview, 1200 × 630, as PNG; `photo` are the bytes of any picture, or none. */
export async function drawPreview({ title, lines }: PreviewWords, photo: Buffer | undefined): Promise<Buffer> {
  fonts ??= readFonts();
  const loaded = await fonts;
  const family = loaded.map(({ name }) => name).join(', ');
  const said = lines.map(drawableText).filter((line) => line !== '');
  const heading = drawableText(title) || said.pop() || 'Uli';
  const svg = await satori(
    box(
      {
        width,
        height,
        backgroundColor: '#fafafc',
        color: '#15142b',
        fontFamily: family,
        justifyContent: 'space-between',
      },
      [
        box(
          {
            flexDirection: 'column',
            justifyContent: 'space-between',
            width: photo ? width - photoWidth : width,
            padding: 64,
          },
          [
            box({ flexDirection: 'column' }, [
              box({ fontSize: heading.length > 24 ? 60 : 80, fontWeight: 700, lineHeight: 1.05 }, heading.slice(0, 80)),
              ...said.map((line) => box({ fontSize: 34, marginTop: 20, color: '#4b4b60' }, line.slice(0, 90))),
            ]),
            box({ alignItems: 'center', fontSize: 40, fontWeight: 700 }, [
              box({ width: 28, height: 28, borderRadius: 14, backgroundColor: '#fcbd22', marginRight: 18 }, ''),
              box({}, 'uli'),
            ]),
          ],
        ),
      ],
    ) as never,
    { width, height, fonts: loaded },
  );
  const drawing = sharp(Buffer.from(svg));
  if (photo) {
    const input = await sharp(photo).autoOrient().resize(photoWidth, height, { fit: 'cover' }).toBuffer();
    drawing.composite([{ input, left: width - photoWidth, top: 0 }]);
  }
  return drawing.png({ compressionLevel: 9, palette: photo === undefined }).toBuffer();
}

/** One box as satori reads it; every box lays its children out by flex. */
function box(style: Record<string, unknown>, children: unknown) {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } };
}
