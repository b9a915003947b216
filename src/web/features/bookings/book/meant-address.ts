import { run } from '@zootools/email-spell-checker';

const houses = ['hotmail', 'outlook', 'yahoo'];
const endings = ['com', 'co.uk', 'es', 'fr', 'de', 'it', 'ca'];

/** What most letter boxes end in, and what looks alike but is a name of its own. */
const known = [
  'gmail.com googlemail.com icloud.com proton.me protonmail.com btinternet.com orange.fr laposte.net wanadoo.fr'.split(
    ' ',
  ),
  'mail.com email.com ymail.com mac.com me.com gmx.com live.com'.split(' '),
  endings.flatMap((ending) => houses.map((name) => `${name}.${ending}`)),
].flat();

/** The address that was probably meant, where one ends almost in a name that many addresses end in. */
export function meantAddress(email: string): string | undefined {
  const address = email.trim().toLowerCase();
  // Endings of countries and the like it would take for mistakes, too.
  const found = run({
    email: address,
    domains: known,
    domainThreshold: 2,
    topLevelDomains: [],
    secondLevelDomains: [],
  });
  return found?.full;
}
