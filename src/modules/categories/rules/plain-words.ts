/** Lower case, without accents; "make-up", "make up" and "makeup" are one word. */
export function plainWords(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const joined = plain
    .replace(/\bmake[\s-]?up\b/g, 'makeup')
    .replace(/\bfine[\s-]line\b/g, 'fineline')
    .replace(/\bline[\s-]ups?\b/g, 'lineup');
  return joined.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}
