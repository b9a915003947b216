import { afterAll, beforeAll, expect, test } from 'vitest';
import { outboxAddress } from '#modules/notifications';
import { createStudio, type Studio } from '#tests/support/studio.ts';

// L10: an attacker who reads the mails table cannot use any of the pending links.

let studio: Studio;

beforeAll(async () => {
  studio = await createStudio({ autoConfirm: true }, { ULI_URL: 'http://localhost:3000' });
});
afterAll(() => studio.close());

/** The secrets in a text: the long parts of its URLs. */
function tokensIn(text: string): string[] {
  return [...text.matchAll(/https?:\/\/\S+/g)].flatMap(([address]) => address.match(/[\w-]{24,}/g) ?? []);
}

test('a dump of pending mails contains no usable link; the outbox shows them only with its key', async () => {
  await studio.nobody().post('/api/password/forgot', { email: 'cleo@example.com' });
  await studio.ada.post('/api/email/change', { email: 'ada.new@example.com', password: 'six-or-more' });
  await studio.bookAsGuest('2026-12-15T10:00:00Z');
  const max = studio.nobody();
  const { body: mails } = await max.get(`/api/outbox${new URL(outboxAddress(studio.app)!).search}`);
  const tokens: string[] = [];
  for (const { id } of mails) {
    const { text, html } = (await max.get(`/api/outbox/${id}`)).body;
    tokens.push(...tokensIn(text), ...tokensIn(html));
  }
  expect(mails.map(({ kind }: { kind: string }) => kind)).toEqual(
    expect.arrayContaining(['account.password_reset', 'visit.booked']),
  );
  expect(new Set(tokens).size).toBeGreaterThanOrEqual(2);
  const [dump] = await studio.app.database.run<{ text: string }>(
    `SELECT string_agg(mails::text, E'\\n') AS text FROM mails`,
  );
  expect(dump!.text).toContain('cleo@example.com');
  for (const token of tokens) expect(dump!.text).not.toContain(token);
});

test('the text of a link that no longer works is deleted', async () => {
  await studio.nobody().post('/api/password/forgot', { email: 'cleo@example.com' });
  await studio.runJob('mail.deliver');
  const kept = () =>
    studio.app.database.run(`SELECT id FROM mails WHERE kind = 'account.password_reset' AND letter IS NOT NULL`);
  expect(await kept()).not.toEqual([]);
  studio.clock.at += 61 * 60_000;
  await studio.runJob('mail.sweep');
  expect(await kept()).toEqual([]);
});
