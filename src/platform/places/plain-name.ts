/** Lower case, without accents and signs, and without what follows a comma: "Lagos, Nigeria" is lagos. */
export function plainName(text: string): string {
  const [city = ''] = text.split(',');
  return plainWords(city);
}

/** Lower case, without accents and signs. */
export function plainWords(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
