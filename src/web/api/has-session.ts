import { cookieNameOf } from '#kernel/cookies';

const names = [true, false].map((secure) => cookieNameOf({ name: 'session', secure }));
const hinted = new RegExp(`(?:^|;\\s*)(?:${names.join('|')})=`);

/**
 * Whether a browser says that somebody is signed in there, by either name of the cookie: it is a hint. One without a session
 * cookie is a visitor's: the API need not be asked.
 */
export function hasSession(request: Request): boolean {
  return hinted.test(request.headers.get('Cookie') ?? '');
}
