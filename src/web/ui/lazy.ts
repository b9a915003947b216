import { lazy as lazyOfReact, type ComponentType, type LazyExoticComponent } from 'react';

const secondTryMs = 1_000;

/**
 * A part of a page whose script comes when it is needed. Without a connection it waits for one, and what is there stays;
 * where its script does not come with a connection either, it is tried once more and then breaks as any part does.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- as React's own says it
export function lazy<Part extends ComponentType<any>>(
  load: () => Promise<{ default: Part }>,
): LazyExoticComponent<Part> {
  return lazyOfReact(() => untilItComes(load));
}

async function untilItComes<Part>(load: () => Promise<Part>): Promise<Part> {
  let failedOnline = false;
  for (;;) {
    try {
      // oxlint-disable-next-line no-await-in-loop
      return await load();
    } catch (error) {
      if (failedOnline) throw error;
      failedOnline = navigator.onLine;
      // oxlint-disable-next-line no-await-in-loop
      await (failedOnline ? pause() : connection());
    }
  }
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, secondTryMs));
}

function connection(): Promise<unknown> {
  return new Promise((resolve) => addEventListener('online', resolve, { once: true }));
}
