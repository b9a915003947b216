import type * as admin from '#modules/admin/contract';
import type * as accounts from '#modules/accounts/contract';
import type * as availability from '#modules/availability/contract';
import type * as bookings from '#modules/bookings/contract';
import type * as catalogue from '#modules/catalogue/contract';
import type * as categories from '#modules/categories/contract';
import type * as contact from '#modules/contact/contract';
import type * as media from '#modules/media/contract';
import type * as explore from '#modules/explore/contract';
import type * as follows from '#modules/follows/contract';
import type * as messaging from '#modules/messaging/contract';
import type * as safety from '#modules/safety/contract';
import type * as notifications from '#modules/notifications/contract';
import type * as ownData from '#modules/own-data/contract';
import type * as openings from '#modules/openings/contract';
import type * as payments from '#modules/payments/contract';
import type * as posts from '#modules/posts/contract';
import type * as clients from '#modules/clients/contract';
import type * as guestMessages from '#modules/guest-messages/contract';
import type * as ratings from '#modules/ratings/contract';
import type * as profiles from '#modules/profiles/contract';
import type * as provider from '#modules/provider/contract';
import type * as payouts from '#modules/payouts/contract';
import type * as subscriptions from '#modules/subscriptions/contract';

// Schemas and routes are matched by their smallest part: comparing whole zod types would cost the compiler minutes.
type AnyRoute = { method: string; path: string };
type Reads<Input> = { _zod: { input: Input } };
type Writes<Output> = { _zod: { output: Output } };

type KeyOf<R> = R extends { method: infer Method extends string; path: infer Path extends string }
  ? `${Uppercase<Method>} ${Path}`
  : never;

type RoutesOf<Contract> = {
  [Name in keyof Contract as Contract[Name] extends AnyRoute ? KeyOf<Contract[Name]> : never]: Contract[Name];
};

/** Every call of the API by its key, from the contracts; types only, so that no schema reaches the browser. */
interface Routes
  extends
    RoutesOf<typeof accounts>,
    RoutesOf<typeof availability>,
    RoutesOf<typeof bookings>,
    RoutesOf<typeof catalogue>,
    RoutesOf<typeof categories>,
    RoutesOf<typeof contact>,
    RoutesOf<typeof media>,
    RoutesOf<typeof explore>,
    RoutesOf<typeof follows>,
    RoutesOf<typeof messaging>,
    RoutesOf<typeof safety>,
    RoutesOf<typeof notifications>,
    RoutesOf<typeof ownData>,
    RoutesOf<typeof openings>,
    RoutesOf<typeof payments>,
    RoutesOf<typeof posts>,
    RoutesOf<typeof clients>,
    RoutesOf<typeof guestMessages>,
    RoutesOf<typeof ratings>,
    RoutesOf<typeof profiles>,
    RoutesOf<typeof provider>,
    RoutesOf<typeof payouts>,
    RoutesOf<typeof subscriptions>,
    RoutesOf<typeof admin> {}

/** `'GET /api/users/{userId}'` and all its likes. */
export type CallKey = keyof Routes;

type ParamsOf<R> = R extends { request: { params: Reads<infer Params> } }
  ? { params: { [Name in keyof Params]: string | number } }
  : object;
type QueryOf<R> = R extends { request: { query: Reads<infer Query> } }
  ? { query?: { [Name in keyof Query]?: string | number | boolean | undefined } }
  : object;
type BodyOf<R> = R extends { request: { body: { content: { 'application/json': { schema: Reads<infer Body> } } } } }
  ? { body: Body }
  : object;

// Route by route: of all routes at once the compiler would combine every path with every query and every body.
type InputOf<R> = R extends AnyRoute
  ? ParamsOf<R> & QueryOf<R> & BodyOf<R> & { headers?: Record<string, string>; keepalive?: boolean }
  : never;
type Inputs = { [Key in CallKey]: InputOf<Routes[Key]> };

/** What a call takes: path parameters, query, JSON body, extra headers, and whether it outlives the page. */
export type CallInput<Key extends CallKey> = Inputs[Key];

type SuccessStatus = 200 | 201 | 204;
type AnswerOf<R> = R extends { responses: infer Responses }
  ? {
      [Status in keyof Responses & SuccessStatus]: Responses[Status] extends {
        content: { 'application/json': { schema: Writes<infer Answer> } };
      }
        ? Answer
        : undefined;
    }[keyof Responses & SuccessStatus]
  : never;
type Answers = { [Key in CallKey]: AnswerOf<Routes[Key]> };

/** What a call answers when it goes well. */
export type CallAnswer<Key extends CallKey> = Answers[Key];
