import { createContext } from 'react-router';

/** Sends a request to the API, cookies and address included. */
export type AskApi = (request: Request) => Response | Promise<Response>;

export const apiContext = createContext<AskApi>();
export const nonceContext = createContext<string>();

export interface DemoSignIn {
  readonly username: string;
  readonly password: string;
}

export const demoSignInContext = createContext<DemoSignIn | undefined>(undefined);
