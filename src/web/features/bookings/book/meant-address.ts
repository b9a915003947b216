import { run } from '@zootools/email-spell-checker';

/** Names of countries that the great houses of mail end in. */
const endings = ['com', 'co.uk', 'es', 'fr', 'de', 'it', 'ca'];

/** What most letter boxes end in. */
const great = [
  'gmail.com',
  'googlemail.com',
  'icloud.com',
  'proton.me',
  'protonmail.com',
  'btinternet.com',
  'orange.fr',
  'laposte.net',
  'wanadoo.fr',
  ...endings.flatMap((ending) => [`hotmail.${ending}`, `outlook.${ending}`, `yahoo.${ending}`]),
];

/** What looks like one of them and is a name of its own. */
const alike = ['mail.com', 'email.com', 'ymail.com', 'mac.com', 'me.com', 'gmx.com', 'live.com'];

/** The address that was probably meant, where one ends almost in a name that many addresses end in. */
export function meantAddress(email: string): string | undefined {
  const address = email.trim().toLowerCase();
  // Endings of countries and the like it would take for mistakes, too.
  const found = run({
    email: address,
    domains: [...great, ...alike],
    domainThreshold: 2,
    topLevelDomains: [],
    secondLevelDomains: [],
  });
  return found?.full;
}
