import type { HttpBindings } from '@hono/node-server';
import type { HandleOptions } from '../web/handle.ts';

/** The web bundle's door; the same signature in development and when built. */
export type HandlePage = (request: Request, options: HandleOptions) => Promise<Response>;

export interface Web {
  readonly handle: HandlePage;
  /** Where the browser's files lie. */
  readonly filesFolder: string;
  /** Only in development: lets Vite answer for its own modules; true when it did. */
  readonly middleware?: (bindings: HttpBindings) => Promise<boolean>;
  close(): Promise<void>;
}
