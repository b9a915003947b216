import type { Page } from 'playwright-core';
import type { Scene } from './set-scene.ts';

/** Whose window a screen is looked at in. */
export type Viewer = keyof Scene['people'] | 'visitor';

/** Something to take pictures of: a page, or a page in which something is open. */
export interface Screen {
  /** In the file's name, and for `--only`. */
  readonly name: string;
  readonly path: string | ((scene: Scene) => string);
  /** A visitor, unless it says who. */
  readonly viewer?: Viewer;
  /** The widths of window at which there is such a state; all of them unless it says so. */
  readonly widths?: readonly number[];
  /** What is pressed on the page before its picture is taken. It speaks English, as its reader does. */
  readonly open?: (page: Page, scene: Scene) => Promise<unknown>;
  /** What happens before the page is asked for: an answer that fails, say. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** The window alone, as what is open lies over the page. */
  readonly windowOnly?: boolean;
  /** It is about something that is still loading, and never comes. */
  readonly loading?: boolean;
}

/** Below this the shell is a phone's. */
export const phone = [360];
/** From 768 on. */
export const desk = [768, 1280];

/** Answers of these addresses never come. */
export function hold(...addresses: readonly string[]): NonNullable<Screen['prepare']> {
  return (page) => Promise.all(addresses.map((address) => page.route(address, () => {})));
}

/** Answers of these addresses are lost on their way. */
export function lose(...addresses: readonly string[]): NonNullable<Screen['prepare']> {
  return (page) => Promise.all(addresses.map((address) => page.route(address, (route) => route.abort())));
}

/** Presses a button. */
export const press =
  (name: string | RegExp, which: 'first' | 'last' = 'first') =>
  (page: Page) =>
    page.getByRole('button', { name, exact: true })[which]().click();

/** Opens a menu by its button. */
export const openMenu = (name: string | RegExp) => async (page: Page) => {
  await press(name)(page);
  await page.getByRole('menuitem').first().waitFor();
};
