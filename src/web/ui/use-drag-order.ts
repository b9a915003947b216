import { type PointerEvent, useRef, useState } from 'react';

interface Drag {
  readonly from: number;
  readonly to: number;
  /** In pixels, of the row under the finger. */
  readonly offset: number;
}

interface Start {
  /** Of the pointer, from the top of the document, so that scrolling counts. */
  readonly top: number;
  readonly middles: readonly number[];
  readonly height: number;
}

const scrollZone = 72;
const scrollStep = 14;

/**
 * Rows that are dragged to another place by their grip, with mouse, pen or finger. `onMove` is told the places once the
 * row is let go; a pointer that is lost on the way leaves everything as it was.
 */
export function useDragOrder(onMove: (from: number, to: number) => void) {
  const rows = useRef<(HTMLLIElement | null)[]>([]);
  const start = useRef<Start>(undefined);
  const [drag, setDrag] = useState<Drag>();

  function grab(event: PointerEvent<HTMLElement>, from: number) {
    if (event.button !== 0) return;
    const rects = rows.current.flatMap((row) => row?.getBoundingClientRect() ?? []);
    const middles = rects.map((rect) => rect.top + rect.height / 2 + window.scrollY);
    start.current = { top: event.pageY, middles, height: rects[from]?.height ?? 0 };
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ from, to: from, offset: 0 });
  }

  function pull(event: PointerEvent<HTMLElement>) {
    if (!drag || !start.current) return;
    const { top, middles } = start.current;
    if (event.clientY < scrollZone) window.scrollBy(0, -scrollStep);
    if (event.clientY > window.innerHeight - scrollZone) window.scrollBy(0, scrollStep);
    const offset = event.pageY - top;
    const middle = middles[drag.from]! + offset;
    const before = middles.filter((each, index) => index !== drag.from && each < middle).length;
    setDrag({ ...drag, to: before, offset });
  }

  function drop() {
    if (drag && drag.from !== drag.to) onMove(drag.from, drag.to);
    setDrag(undefined);
  }

  function shiftOf(index: number): number {
    if (!drag || index === drag.from) return 0;
    const height = start.current?.height ?? 0;
    if (index > drag.from && index <= drag.to) return -height;
    return index < drag.from && index >= drag.to ? height : 0;
  }

  return (index: number) => ({
    dragged: drag?.from === index ? drag.offset : undefined,
    shifted: shiftOf(index),
    rowRef: (row: HTMLLIElement | null) => {
      rows.current[index] = row;
    },
    grip: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => grab(event, index),
      onPointerMove: pull,
      onPointerUp: drop,
      onPointerCancel: () => setDrag(undefined),
    },
  });
}
