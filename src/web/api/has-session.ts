/** Whether a browser says that somebody is signed in there. One without a session cookie is a visitor's: the API need not be asked. */
export function hasSession(request: Request): boolean {
  return request.headers.get('Cookie')?.includes('uli_session=') ?? false;
}
