import { options } from 'preact';

const waiting: (() => void)[] = [];
const renders: (() => void)[] = [];
let beckon: (() => void) | undefined;

/**
 * A document begins to be made alive: its parts take turns until none waits any more. Whatever is rendered meanwhile is
 * rendered in a task of its own, or the router would read what the page was rendered with, and be made, in one; and before the
 * next turn, because what a part holds within asks for turns as well.
 */
export function takeTurns(): void {
  const { port1, port2 } = new MessageChannel();
  let isBeckoned = false;
  beckon = () => {
    // One at a time: what waits asks for it as well, and two turns in a row would let nobody in between.
    if (!isBeckoned) port2.postMessage(null);
    isBeckoned = true;
  };
  options.debounceRendering = (render) => {
    renders.push(render);
    beckon?.();
  };
  port1.addEventListener('message', () => {
    isBeckoned = false;
    const goOn = renders.shift() ?? waiting.shift();
    try {
      goOn?.();
    } finally {
      // Comes after what goes on now, and after what the browser has to do in between.
      if (goOn) beckon?.();
      else rest();
    }
  });
  port1.start();
}

function rest(): void {
  beckon = undefined;
  delete options.debounceRendering;
}

/** What a part has to wait for; null where nothing is being made alive. */
export function waitForTurn(): Promise<void> | null {
  if (!beckon) return null;
  return new Promise((resolve) => {
    if (waiting.push(resolve) === 1) beckon?.();
  });
}
