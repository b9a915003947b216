/** How five stars show a rating: whole stars, and a half one from a fraction of 0.5. Anything that is not a number counts as 0. */
export function starCount(rating: unknown): { full: number; half: boolean } {
  const number = typeof rating === 'string' ? Number.parseFloat(rating) : rating;
  const value = typeof number === 'number' && Number.isFinite(number) ? Math.min(5, Math.max(0, number)) : 0;
  const full = Math.floor(value);
  return { full, half: value - full >= 0.5 };
}
