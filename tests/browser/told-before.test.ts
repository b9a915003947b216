import { expect, test } from 'vitest';
import { freeTimes, openArtist, registerAt } from '#tests/support/artist.ts';
import { watchConsole } from '#tests/support/browser.ts';
import { bookAs, isSound, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();

const looks = [
  { width: 360, theme: 'dark' as const },
  { width: 1280, theme: 'light' as const },
];

test.each(looks)('hours that would leave a visit outside say so before they are saved, $width', async (looking) => {
  const ada = await openArtist(stage.program.url, `ada${looking.width}`, { autoConfirm: true });
  const cleo = await registerAt(stage.program.url, `cleo${looking.width}`);
  const [visit = ''] = await freeTimes(ada);
  await bookAs(cleo, ada, visit);
  const weekday = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'Europe/London' }).format(new Date(visit));
  const window = await signedIn(stage.browser, stage.program.url, ada.username, looking);
  const page = await openAlive(window, '/settings/availability');
  const complaints = watchConsole(page);
  const told = page.getByRole('status').getByText('1 visit lies outside these hours. It stands all the same.');
  await page.getByRole('switch', { name: weekday }).uncheck();
  await told.waitFor();
  await isSound(page);
  await page.getByRole('switch', { name: weekday }).check();
  await told.waitFor({ state: 'detached' });
  await page.getByRole('switch', { name: weekday }).uncheck();
  await told.waitFor();
  const before = (await ada.call('GET', `/api/users/${ada.id}/availability`)).body.weekly;
  expect(before).toHaveLength(7);
  await page.getByRole('button', { name: 'Save hours' }).click();
  await page.getByRole('alert').getByText('1 visit lies outside your new hours').waitFor();
  expect(complaints).toEqual([]);
  await window.close();
});

test.each(looks)('a taken address is told while it is typed, $width', async (looking) => {
  const other = await registerAt(stage.program.url, `other${looking.width}`);
  await other.call('PATCH', '/api/user', { customUrl: `braids-${looking.width}` });
  await registerAt(stage.program.url, `typing${looking.width}`);
  const window = await signedIn(stage.browser, stage.program.url, `typing${looking.width}`, looking);
  const page = await openAlive(window, '/settings/profile');
  const complaints = watchConsole(page);
  const address = page.getByLabel('Custom address');
  await address.pressSequentially(`Braids-${looking.width}`);
  await page.getByText('This address is taken').waitFor();
  expect(await address.getAttribute('aria-invalid')).toBe('true');
  await isSound(page);
  await address.pressSequentially('-and-more');
  await page.getByRole('status').getByText('Nobody has it yet: it can be yours.').waitFor();
  expect(await address.getAttribute('aria-invalid')).toBeNull();
  await isSound(page);
  expect(complaints).toEqual([]);
  await window.close();
});
