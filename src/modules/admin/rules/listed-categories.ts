import { refuse } from '#kernel/refusal';
import type { Category } from '#modules/categories/rules';

/** Whether a category is still one of its own; what went into another is not there any more. */
export function isListed({ mergedInto }: Category): boolean {
  return mergedInto === null;
}

/** The category of this number; refuses `not_found` for none, and for one that went into another. */
export function findListed(all: readonly Category[], id: number): Category {
  const found = all.find((category) => category.id === id);
  if (!found || !isListed(found)) throw refuse('not_found');
  return found;
}
