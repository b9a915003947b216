import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { readConfig } from '#platform/config';
import { mountSecurityContact } from '#server/security-contact';
import { thursdayMorning } from '#tests/support/world.ts';

async function ask(settings: Record<string, string>) {
  const server: Hono<any> = new Hono();
  mountSecurityContact(server, { config: readConfig(settings), clock: { now: () => thursdayMorning } });
  return server.request('/.well-known/security.txt');
}

test('who finds a weakness reads whom to write to', async () => {
  const answer = await ask({ ULI_URL: 'https://uli.example', CONTACT_EMAIL: 'people@uli.example' });
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=UTF-8');
  expect(await answer.text()).toBe(
    [
      'Contact: mailto:people@uli.example',
      'Expires: 2027-05-27T08:00:00Z',
      'Preferred-Languages: en',
      'Canonical: https://uli.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

test('an installation of one’s own machine names nobody', async () => {
  expect((await ask({})).status).toBe(404);
});
