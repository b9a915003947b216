import { expect, test } from 'vitest';
import { openArtist } from '#tests/support/artist.ts';
import { cards } from '#tests/support/paying.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();

/** Sends a form to a page as a browser without scripts does. */
async function send(address: string, fields: Record<string, string>) {
  const answer = await fetch(address, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) });
  return { status: answer.status, text: await answer.text() };
}

const nothingTyped = 'Type a card number. Nothing was charged.';
const noTestCard = 'This is none of the test cards. Real cards are not taken here.';
const numbers: readonly (readonly [string, string, string])[] = [
  ['nothing', '', nothingTyped],
  ['blanks', ' \t ', nothingTyped],
  ['a character that nothing shows', '4242 4242\u0000 4242 4242', noTestCard],
  ['half a character', '\ud83d', noTestCard],
  ['words', 'my card', noTestCard],
  ['more than a number has', '4242 '.repeat(20), noTestCard],
];

test('whatever is typed for a card, the field says what is wrong with it', async () => {
  const ada = await openArtist(stage.program.url, 'ada');
  const { body: page } = await ada.call('POST', '/api/subscription/checkout', { tier: 'basic' });
  for (const [what, number, sentence] of numbers) {
    const { status, text } = await send(page.url, { intent: 'pay', number });
    expect([what, status]).toEqual([what, 400]);
    expect(text).toContain(sentence);
    expect(text).toContain('aria-invalid="true"');
  }
  expect((await send(page.url, { intent: 'pay', number: cards.paid })).status).toBe(302);

  let portal = '';
  const open = async () => {
    const { status, body } = await ada.call('POST', '/api/subscription/portal');
    portal = body.url;
    return status;
  };
  await expect.poll(open).toBe(200);
  for (const [what, number, sentence] of numbers) {
    const { status, text } = await send(portal, { intent: 'card', number });
    expect([what, status]).toEqual([what, 400]);
    expect(text).toContain(sentence);
  }
  expect((await send(portal, { intent: 'card', number: cards.declined })).text).toContain('Your card was declined.');
  expect((await send(portal, { intent: 'change', price: 'none\u0000' })).status).toBe(302);
  expect((await send(portal, { intent: 'card', number: cards.paid })).status).toBe(302);
});
