import { createContext } from 'react-router';

/** Sends a request to the API, cookies and address included. */
export type AskApi = (request: Request) => Response | Promise<Response>;

export const apiContext = createContext<AskApi>();
/** The public address of this installation, without a slash at its end. */
export const publicUrlContext = createContext<string>();
export const nonceContext = createContext<string>();

export interface DemoSignIn {
  readonly username: string;
  readonly password: string;
}

export const demoSignInContext = createContext<DemoSignIn | undefined>(undefined);
