import { cursorKey, cursorKind } from '#platform/http';

const byNumber = (order: string) => cursorKind(order, { key: cursorKey.number, id: cursorKey.id });

/** The cursors for each sort order of people: the sort key and the id of the last one shown. */
export const peopleCursors = {
  best: byNumber('best'),
  nearest: byNumber('nearest'),
  price: byNumber('price'),
  rating: byNumber('rating'),
  soonest: byNumber('soonest'),
} as const;

/** The cursor of posts, newest first: when the last one shown was published. */
export const workCursor = cursorKind('newest', { key: cursorKey.instant, id: cursorKey.id });
