import { directionOf, readerLocale } from '#kernel/language';
import { printPage, type Weight } from '#platform/print';
import type { Receipt } from './read-receipt.ts';

/** Prints a receipt on one page of A4, from the side on which its language is read. */
export async function drawReceipt({ title, number, lines, notes, whole }: Receipt): Promise<Uint8Array<ArrayBuffer>> {
  const page = printPage({ title: `${title} ${number}`, fromRight: directionOf(readerLocale()) === 'rtl' });
  let y = 190;
  const write = (text: string, weight: Weight, size: number, from: number, at: number) =>
    page.write(text, { weight, size, from, y: at });
  await write('Uli', 'strong', 14, 64, 64);
  await write(title, 'strong', 28, 64, 104);
  await write(number, 'plain', 12, 64, 142);
  // One after the other: each begins under the one before.
  for (const [label, text] of lines) {
    const taken = await Promise.all([write(label, 'plain', 11, 64, y), write(text, 'strong', 11, 240, y)]);
    y += 26 + (Math.max(...taken) - 1) * 15.4;
  }
  for (const note of notes) {
    y += 20 + ((await write(note, 'plain', 10, 64, y + 20)) - 1) * 14;
  }
  if (page.isIncomplete()) await write(whole, 'plain', 10, 64, y + 20);
  return page.finish();
}
