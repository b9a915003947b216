import { afterAll, beforeAll, expect, test } from 'vitest';
import { appoint } from '#tests/support/admins.ts';
import { lettersIn } from '#tests/support/letters.ts';
import { createStudio, type Studio } from '#tests/support/studio.ts';
import type { Visitor } from '#tests/support/world.ts';

// Nia writes on the contact page; Max and Mia look after the installation.

let studio: Studio;
let max: Visitor;
let mia: Visitor;

beforeAll(async () => {
  studio = await createStudio();
  max = await studio.person('max');
  mia = await studio.person('mia');
  await appoint(studio, max, mia);
});
afterAll(() => studio.close());

const write = (subject: string) =>
  studio.nobody().post('/api/contact', { name: 'Nia', email: 'nia@example.com', subject, message: 'Where is it?' });
const list = async (query = '') => (await max.get(`/api/contact-messages?${query}`)).body;

test('what was written is found, read and answered once: the answer is mailed, kept, and stands in the log', async () => {
  await write('Parking');
  await write('Prices');
  expect(await list('q=parking')).toMatchObject([{ subject: 'Parking', readAt: null, answer: null }]);
  const [{ id }] = await list('q=parking');
  const at = `/api/admin/contact-messages/${id}`;
  expect((await max.patch(at, { read: true })).body.readAt).not.toBeNull();
  expect((await list('state=waiting')).map(({ subject }: { subject: string }) => subject)).toEqual(['Prices']);
  expect((await max.patch(at, { read: false })).body.readAt).toBeNull();
  const both = await Promise.all([max, mia].map((who) => who.post(`${at}/answer`, { answer: 'Behind the house.' })));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)!.body.code).toBe('answered_already');
  expect(await list('state=answered')).toMatchObject([{ id, answer: { words: 'Behind the house.' } }]);
  const mails = await lettersIn(studio.app, { kind: 'contact.answer' });
  expect(mails.map(({ recipient, letter }) => [recipient, letter.answer])).toEqual([
    ['nia@example.com', 'Behind the house.'],
  ]);
  const [deed] = (await max.get('/api/admin/audit')).body;
  expect(deed).toMatchObject({ action: 'answer_message', subjectKind: 'contact', subjectId: id });
});

test('nobody else reads or answers', async () => {
  const [{ id }] = await list();
  expect((await studio.ada.get('/api/contact-messages')).status).toBe(403);
  for (const status of [
    (await studio.ada.patch(`/api/admin/contact-messages/${id}`, { read: true })).status,
    (await studio.ada.post(`/api/admin/contact-messages/${id}/answer`, { answer: 'Hi' })).status,
  ])
    expect(status).toBe(403);
  expect((await max.post('/api/admin/contact-messages/999999/answer', { answer: 'Hi' })).status).toBe(404);
});
