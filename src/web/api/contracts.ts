import type { z } from 'zod';
import type * as accounts from '#modules/accounts/contract';
import type * as availability from '#modules/availability/contract';
import type * as bookings from '#modules/bookings/contract';
import type * as catalogue from '#modules/catalogue/contract';
import type * as notifications from '#modules/notifications/contract';
import type * as profiles from '#modules/profiles/contract';

type RoutesOf<Contract> = Extract<Contract[keyof Contract], { method: string; path: string; responses: object }>;

/** Every call of the API, from the contracts; types only, so that no schema reaches the browser. */
export type Route =
  | RoutesOf<typeof accounts>
  | RoutesOf<typeof availability>
  | RoutesOf<typeof bookings>
  | RoutesOf<typeof catalogue>
  | RoutesOf<typeof notifications>
  | RoutesOf<typeof profiles>;

type KeyOf<R> = R extends { method: infer Method extends string; path: infer Path extends string }
  ? `${Uppercase<Method>} ${Path}`
  : never;

/** `'GET /api/users/{userId}'` and all its likes. */
export type CallKey = KeyOf<Route>;
type RouteAt<Key extends CallKey> = Extract<Route, { method: MethodOf<Key>; path: PathOf<Key> }>;
type MethodOf<Key> = Key extends `${infer Method} ${string}` ? Lowercase<Method> : never;
type PathOf<Key> = Key extends `${string} ${infer Path}` ? Path : never;

type ParamsOf<R> = R extends { request: { params: infer P extends z.ZodType } }
  ? { params: { [Name in keyof z.input<P>]: string | number } }
  : object;
type QueryOf<R> = R extends { request: { query: infer Q extends z.ZodType } }
  ? { query?: { [Name in keyof z.input<Q>]?: string | number | boolean | undefined } }
  : object;
type BodyOf<R> = R extends {
  request: { body: { content: { 'application/json': { schema: infer B extends z.ZodType } } } };
}
  ? { body: z.input<B> }
  : object;

/** What a call takes: path parameters, query, JSON body, and extra headers. */
export type CallInput<Key extends CallKey> = ParamsOf<RouteAt<Key>> &
  QueryOf<RouteAt<Key>> &
  BodyOf<RouteAt<Key>> & { headers?: Record<string, string> };

type SuccessStatus = 200 | 201 | 204;
type AnswerIn<Responses> = {
  [Status in keyof Responses & SuccessStatus]: Responses[Status] extends {
    content: { 'application/json': { schema: infer S extends z.ZodType } };
  }
    ? z.output<S>
    : undefined;
}[keyof Responses & SuccessStatus];

/** What a call answers when it goes well. */
export type CallAnswer<Key extends CallKey> =
  RouteAt<Key> extends { responses: infer Responses } ? AnswerIn<Responses> : never;
