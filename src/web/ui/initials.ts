/** Up to two initials of a name: of its first and its last word. Empty when the name holds no letter or figure. */
export function initials(name: string): string {
  const firsts = name
    .normalize('NFC')
    .split(/\s+/u)
    .map((word) => /[\p{L}\p{N}]\p{M}*/u.exec(word)?.[0] ?? '')
    .filter(Boolean);
  const chosen = firsts.length > 1 ? [firsts[0], firsts.at(-1)] : firsts;
  return chosen.join('').toLocaleUpperCase();
}
