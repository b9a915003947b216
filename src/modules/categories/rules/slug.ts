import { slugShape } from '#kernel/slug';

export const longestSlug = 40;

/** What a category of this name could be called in addresses; empty when nothing of the name can stand there. */
export function slugOf(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const parts = plain.replaceAll('&', ' and ').split(/[^a-z0-9]+/);
  return parts.filter(Boolean).join('-').slice(0, longestSlug).replace(/-$/, '');
}

/** Whether a category could be called so. */
export function isSlug(text: string): boolean {
  return slugShape.test(text);
}
