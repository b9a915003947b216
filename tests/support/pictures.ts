import sharp from 'sharp';

/** A photo with some detail, as a phone would send it. */
export function photo(width = 1200, height = 900): Promise<Buffer> {
  return sharp(noise(width, height), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** Pixels that are different in every corner: red, green, blue and white. */
export function corners(width: number, height: number): Buffer {
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const right = x >= width / 2;
      const bottom = y >= height / 2;
      const colour = bottom ? (right ? [255, 255, 255] : [0, 0, 255]) : right ? [0, 255, 0] : [255, 0, 0];
      pixels.set(colour, (y * width + x) * 3);
    }
  }
  return pixels;
}

function noise(width: number, height: number): Buffer {
  const pixels = Buffer.alloc(width * height * 3);
  let state = 7;
  for (let at = 0; at < pixels.length; at++) {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff;
    pixels[at] = ((at / 3 / width) % 200) + (state % 40);
  }
  return pixels;
}

/** A multipart body with these files as `images`, and these fields. */
export function formOf(files: readonly Uint8Array[], fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const file of files) form.append('images', new Blob([file as Uint8Array<ArrayBuffer>]), 'photo.jpg');
  return form;
}
