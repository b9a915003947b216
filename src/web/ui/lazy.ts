import { lazy as lazyOfReact, type ComponentType, type LazyExoticComponent } from 'react';
import { untilItComes } from './until-it-comes.ts';

/**
 * A part of a page whose script comes when it is needed; what is there stays meanwhile. Where the script fails, so does
 * the part, unless something is there `instead`.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- as React's own says it
export function lazy<Part extends ComponentType<any>>(
  load: () => Promise<{ default: Part }>,
  instead?: Part,
): LazyExoticComponent<Part> {
  return lazyOfReact(async () => {
    try {
      return await untilItComes(load);
    } catch (error) {
      if (instead) return { default: instead };
      throw error;
    }
  });
}
