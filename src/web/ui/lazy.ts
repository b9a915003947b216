import { lazy as lazyOfReact, type ComponentType, type LazyExoticComponent } from 'react';
import { untilItComes } from './until-it-comes.ts';

/** A part of a page whose script comes when it is needed. What is there stays meanwhile; without its script it breaks as any part does. */
// oxlint-disable-next-line typescript/no-explicit-any -- as React's own says it
export function lazy<Part extends ComponentType<any>>(
  load: () => Promise<{ default: Part }>,
): LazyExoticComponent<Part> {
  return lazyOfReact(() => untilItComes(load));
}
