import { createContext } from 'react-router';

export interface ApiQuestion {
  readonly method: string;
  /** Whole, with its origin. */
  readonly url: string;
  readonly headers: Headers;
  readonly body?: string | undefined;
}

export interface ApiAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Asks the API in this very process, as the visitor's browser would. */
export type AskApi = (question: ApiQuestion) => Promise<ApiAnswer>;

export const apiContext = createContext<AskApi>();
/** The zones that the API's answers to this page have named. */
export const zonesContext = createContext<Set<string>>();
/** The public address of this installation, without a slash at its end. */
export const publicUrlContext = createContext<string>();
/**
 * Said by a loader whose page is made of nothing but its address, the chosen theme, the reader's locale, the API's answers and the minute: a
 * stranger who asks for it and would get the same answers may be shown the same page.
 */
export const sameForAllContext = createContext<() => void>();
/** Writes down that a page broke by a fault of ours. */
export const reportContext = createContext<(error: unknown) => void>();
export const nonceContext = createContext<string>();

/** How to sign in to the demo: as a professional, or as a client. */
export interface DemoSignIn {
  readonly username: string;
  readonly client: string;
  readonly password: string;
}

/** Why nobody may open an account here now, in the reader's words; undefined where everybody may. */
export const closedContext = createContext<() => Promise<string | undefined>>();

export const demoSignInContext = createContext<DemoSignIn | undefined>(undefined);
