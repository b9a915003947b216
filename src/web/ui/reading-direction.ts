import { directionOf, readerLocale } from '#kernel/language';

export function readsRightToLeft(): boolean {
  return directionOf(readerLocale()) === 'rtl';
}

/** A key as it means the row that people read: where they read from right to left, the left arrow leads on. */
export function keyAlongReading(key: string): string {
  const swapped: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };
  return (readsRightToLeft() && swapped[key]) || key;
}
