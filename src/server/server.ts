import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';

/** The HTTP server on Node. */
export type Server = Hono<{ Bindings: HttpBindings }>;
