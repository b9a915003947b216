import { artists } from './artists.ts';
import { clients } from './clients.ts';
import type { DemoArtist, DemoPerson } from './demo-person.ts';

export type { DemoArtist, DemoPerson } from './demo-person.ts';

/** The sign-in for a visitor who looks around: as a professional, or as a client. All demo users have this password. */
export const demoSignIn = { id: 3, username: 'demo', client: 'cleo.hart', password: 'uli-demo' };

/** The same, as printed at startup. */
export const demoSentence = `Demo sign-in: ${demoSignIn.username} (a professional) or ${demoSignIn.client} (a client), password ${demoSignIn.password}`;

export const demoArtists: readonly DemoArtist[] = artists;

export const demoPeople: readonly DemoPerson[] = [...artists, ...clients];

/** The address of somebody's drawn portrait, 320 × 320. */
export function portraitOf(person: DemoPerson): string {
  return `/demo/portraits/${person.username}.webp`;
}

/** The artist of this username; a typing slip in the demo data is a bug. */
export function demoArtist(username: string): DemoArtist {
  const artist = artists.find((candidate) => candidate.username === username);
  if (!artist) throw new Error(`The demo has no artist ${username}`);
  return artist;
}

/** The person of this username, artist or client. */
export function demoPerson(username: string): DemoPerson {
  const person = demoPeople.find((candidate) => candidate.username === username);
  if (!person) throw new Error(`The demo has nobody called ${username}`);
  return person;
}
