import { expect, test } from 'vitest';
import { callerAt, freeTimes, openArtist } from '#tests/support/artist.ts';
import { bookAs, isSound, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();

test('the agenda goes through a day in order, whatever is in it', async () => {
  const ada = await openArtist(stage.program.url, 'ada', { timeZone: 'UTC', autoConfirm: true });
  const [time = ''] = await freeTimes(ada);
  const day = time.slice(0, 10);
  const guest = { fullName: 'Grace Hopper', email: 'grace@example.com' };
  await bookAs(callerAt(stage.program.url), ada, time, { guest });
  const at = (clock: string) => `${day}T${clock}:00.000Z`;
  await ada.call('POST', '/api/calendar/blocks', { start: at('20:00'), end: at('20:30'), note: 'Lunch' });
  await ada.call('POST', '/api/calendar/blocks', { start: at('00:30'), end: at('01:00'), note: 'Early' });
  const window = await signedIn(stage.browser, stage.program.url, 'ada', { width: 360 });
  const page = await openAlive(window, `/calendar?view=agenda&date=${day}`);
  const lines = page.locator(`[data-day="${day}"]`).getByRole('listitem');
  await expect
    .poll(() => lines.allInnerTexts())
    .toEqual([
      expect.stringContaining('Early'),
      expect.stringContaining('Grace Hopper'),
      expect.stringContaining('Lunch'),
    ]);
  await isSound(page);
  await window.close();
});
