import type { Caller } from '#tests/support/artist.ts';
import { ask, type Named } from './ask.ts';

interface Mail extends Named {
  readonly recipient: string;
}

const waitMilliseconds = 20_000;

/** The path of a link in a mail to an address, once the mail is in the outbox; the latest mail first. */
export async function mailedLink(outbox: Caller, address: string, link: RegExp): Promise<string> {
  for (const deadline = Date.now() + waitMilliseconds; Date.now() < deadline;) {
    const mails = await ask<Mail[]>(outbox, 'GET', '/api/outbox');
    for (const { id } of mails.filter(({ recipient }) => recipient === address)) {
      const { text } = await ask<{ text: string }>(outbox, 'GET', `/api/outbox/${id}`);
      const found = link.exec(text)?.[0];
      if (found) return found;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No mail to ${address} has a link like ${link}.`);
}
