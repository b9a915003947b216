import { options } from 'preact';

const waiting: (() => void)[] = [];
let beckon: (() => void) | undefined;

/** A document begins to be made alive: its parts take turns until none waits any more. */
export function takeTurns(): void {
  const { port1, port2 } = new MessageChannel();
  // What goes on does so in a task of its own: the router would read what the page was rendered with, and be made, in one.
  options.debounceRendering = inOwnTask();
  let isBeckoned = false;
  beckon = () => {
    // One at a time: what waits asks for it as well, and two turns in a row would let nobody in between.
    if (!isBeckoned) port2.postMessage(null);
    isBeckoned = true;
  };
  port1.addEventListener('message', () => {
    isBeckoned = false;
    const goOn = waiting.shift();
    goOn?.();
    // Comes after what goes on now, and after what the browser has to do in between.
    if (goOn) beckon?.();
    else {
      beckon = undefined;
      delete options.debounceRendering;
    }
  });
  port1.start();
}

/** What a part has to wait for; null where nothing is being made alive. */
export function waitForTurn(): Promise<void> | null {
  if (!beckon) return null;
  return new Promise((resolve) => {
    if (waiting.push(resolve) === 1) beckon?.();
  });
}

function inOwnTask(): (render: () => void) => void {
  const { port1, port2 } = new MessageChannel();
  const waitingToRender: (() => void)[] = [];
  port1.addEventListener('message', () => waitingToRender.shift()?.());
  port1.start();
  return (render) => {
    waitingToRender.push(render);
    port2.postMessage(null);
  };
}
