import { expect, test } from 'vitest';
import { callerAt, freeTimes, openArtist, registerAt } from '#tests/support/artist.ts';
import { bookAs, isSound, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();

test('what a client asked stands on their request, and what a guest asked on their visit, until it is read', async () => {
  const { url } = stage.program;
  const ada = await openArtist(url, 'ada');
  const cleo = await registerAt(url, 'cleo');
  const nobody = callerAt(url);
  const times = await freeTimes(ada);
  await bookAs(cleo, ada, times[0]!);
  await cleo.call('POST', '/api/messages', { recipientId: ada.id, content: 'Do you have parking?' });
  const visit = await bookAs(nobody, ada, times[6]!, {
    guest: { fullName: 'Grace Hopper', email: 'grace@example.com' },
  });
  await ada.call('PATCH', `/api/bookings/${visit.id}/status`, { status: 'confirmed' });
  await nobody.call('POST', `/api/manage/${visit.manageToken}/messages`, { content: 'Can I bring my dog?' });

  const window = await signedIn(stage.browser, url, 'ada', { width: 360, theme: 'dark' });
  const page = await openAlive(window, '/bookings');
  const rowOf = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await rowOf('Cleo').getByText('New message: “Do you have parking?”').waitFor();
  await rowOf('Grace Hopper').getByText('New message: “Can I bring my dog?”').waitFor();
  expect(await rowOf('Cleo').getByText('dog').count()).toBe(0);
  await isSound(page);

  await rowOf('Cleo').getByRole('link', { name: 'Answer' }).click();
  await page.getByRole('log').getByText('Do you have parking?').waitFor();
  await page.getByRole('link', { name: 'Bookings' }).last().click();
  await rowOf('Grace Hopper').getByRole('link', { name: 'Answer' }).waitFor();
  await rowOf('Cleo').getByText('New message').waitFor({ state: 'detached' });
  await window.close();
});

test('what a guest noted with the booking is answered from there, and stands in the conversation', async () => {
  const { url } = stage.program;
  const bea = await openArtist(url, 'bea');
  const guest = { fullName: 'Grace Hopper', email: 'grace@example.com' };
  await bookAs(callerAt(url), bea, (await freeTimes(bea))[0]!, { guest, notes: 'Is there a step at the door?' });
  const window = await signedIn(stage.browser, url, 'bea', { width: 360 });
  const page = await openAlive(window, '/bookings');
  await page.getByText('“Is there a step at the door?”').waitFor();
  await isSound(page);
  await page.getByRole('link', { name: 'Write back' }).click();
  const log = page.getByRole('log');
  await log.getByText('Is there a step at the door?').waitFor();
  await log.getByText('Note with the booking').waitFor();
  await page.getByRole('textbox', { name: 'Write to Grace Hopper' }).fill('No, it is level.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await log.getByText('No, it is level.').waitFor();
  await isSound(page);
  // The inbox leads there, and does not say that there are none.
  await page.goto('/messages');
  await page.getByRole('heading', { name: 'Your messages are with guests' }).waitFor();
  expect(await page.getByText('No messages yet').count()).toBe(0);
  await page.getByRole('main').getByRole('link', { name: 'Guests', exact: true }).last().click();
  await page.getByText('No, it is level.').first().waitFor();
  await window.close();
});
