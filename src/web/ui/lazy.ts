import { lazy as lazyOfReact, type ComponentType, type LazyExoticComponent } from 'react';
import { untilItComes } from './until-it-comes.ts';

/** A part of a page whose script comes when it is needed; what is there stays meanwhile. Where the script fails, so does the part. */
// oxlint-disable-next-line typescript/no-explicit-any -- as React's own says it
export function lazy<Part extends ComponentType<any>>(
  load: () => Promise<{ default: Part }>,
): LazyExoticComponent<Part> {
  return lazyOfReact(() => untilItComes(load));
}
