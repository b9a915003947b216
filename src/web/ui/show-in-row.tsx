/** For the item one stands on: brings it to the middle of a row that is wider than the screen. */
export function showInRow(item: HTMLElement | null): void {
  let row = item?.parentElement;
  while (row && row.scrollWidth <= row.clientWidth) row = row.parentElement;
  if (!item || !row) return;
  const [inner, outer] = [item.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
}

/**
 * For an item that is to be in sight when its row is first shown. Without script few browsers know the style, and those forget
 * it where a row is laid out before all of it has come.
 */
export const shownFirst = {
  ref: showInRow,
  'data-shown-first': '',
  className: '[scroll-initial-target:nearest]',
} as const;

/** Does in pages that are not hydrated what `showInRow` does in the others. */
export function ShowInRowScript({ nonce }: { nonce: string | undefined }) {
  // oxlint-disable-next-line react/no-danger -- our own text, and a script cannot be written otherwise
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: showRows }} />;
}

// The same function, as it stands here: it asks nothing of what is around it.
const showRows = `document.querySelectorAll('[data-shown-first]').forEach(${showInRow})`;
