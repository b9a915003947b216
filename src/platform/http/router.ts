import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { mustBeAdmin, type Actor, type Person } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import { hashToken } from '#platform/tokens';
import { refuseInvalid } from './errors.ts';

/** What the middleware of `createApi` leaves for every route. */
export interface Variables {
  /** Reads the session once a request, and only when a route asks. */
  readActor: () => Promise<Actor>;
  /** Who held the session when this process last read it; the session may be over by now. */
  likelyActor: Actor;
  /** Like `readActor` if the route has already read the actor, otherwise undefined. */
  actorIfRead: () => Promise<Actor> | undefined;
  /** The token of a session that this request has started. */
  newSession?: string;
  /** The account concerned by a request without a session, for the security log. */
  account?: number | undefined;
  /** Empty when there is none. */
  sessionToken: string;
  /** Whether this installation is served over https, which changes the names of cookies. */
  overHttps: boolean;
  /** The client's address, with trusted proxies taken into account. */
  address: string;
}

export type RouteContext = Context<{ Variables: Variables }>;

/** The one way to make a router, so that every refusal has the same body. */
export function createRouter() {
  return new OpenAPIHono<{ Variables: Variables }>({
    defaultHook: (result) => {
      if (!result.success) throw refuseInvalid(result.error, result.target);
    },
  });
}

export type Router = ReturnType<typeof createRouter>;

/** The signed-in person, or nobody. */
export function actorOf(c: RouteContext): Promise<Actor> {
  return c.get('readActor')();
}

/**
 * Reads for whoever asks, together with their session: one trip instead of two. Should the session turn out to be over or
 * somebody else's, what was read is dropped and read again, so it must change nothing.
 */
export async function readAs<Result>(c: RouteContext, read: (actor: Actor) => Promise<Result>): Promise<Result> {
  const likely = c.get('likelyActor');
  if (!likely) return read(await actorOf(c));
  const reading = actorOf(c);
  const early = read(likely);
  early.catch(() => {});
  const actor = await reading;
  return actor?.id === likely.id && actor.isAdmin === likely.isAdmin ? early : read(actor);
}

/** A session that a statement checks by itself as it changes something: so it is one trip. */
export interface HeldSession {
  readonly tokenHash: string;
  /** Whose it is, for saying why nothing was changed; nobody is refused with `401`. */
  readonly person: () => Promise<Person>;
}

export function sessionOf(c: RouteContext): HeldSession {
  return { tokenHash: hashToken(c.get('sessionToken')), person: () => personOf(c) };
}

/** The signed-in person; nobody is refused with `401`. */
export async function personOf(c: RouteContext): Promise<Person> {
  const actor = await actorOf(c);
  if (!actor) throw refuse('not_signed_in');
  return actor;
}

/** The same for what is only a person's own: an admin who is signed in as them is refused. */
export async function ownPersonOf(c: RouteContext): Promise<Person> {
  const person = await personOf(c);
  if (person.actingId != null) throw refuse('only_oneself');
  return person;
}

/** The same for actions that need a recent password: refused with `password_needed` unless it was confirmed a moment ago. */
export async function freshPersonOf(c: RouteContext): Promise<Person> {
  const person = await ownPersonOf(c);
  if (!person.isFresh) throw refuse('password_needed');
  return person;
}

/** An admin, for reading; refused with `forbidden`, or `second_factor_needed` if the session lacks one. */
export async function adminOf(c: RouteContext): Promise<Person> {
  const person = await personOf(c);
  mustBeAdmin(person);
  return person;
}

/** An admin, for changes: refused with `password_needed` as well. */
export async function freshAdminOf(c: RouteContext): Promise<Person> {
  await adminOf(c);
  return freshPersonOf(c);
}
