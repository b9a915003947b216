import pg from 'pg';
import { expect, test } from 'vitest';
import { openArtist } from '#tests/support/artist.ts';
import { openWindow } from '#tests/support/browser.ts';
import { isSound } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();

/** Changes something in the database under the running program. */
async function change(text: string): Promise<void> {
  const client = new pg.Client({ connectionString: stage.program.settings['DATABASE_URL']! });
  await client.connect();
  await client.query(text);
  await client.end();
}

test.each([true, false])(
  'whose list of artists did not come reads so and can ask once more, scripts: %s',
  async (scripts) => {
    await openArtist(stage.program.url, `ada-${scripts}`);
    const window = await openWindow(stage.browser, stage.program.url, { width: 360, scripts });
    const page = await window.newPage();
    const sorry = page.getByRole('alert').getByText('We could not load artists. Try again.');
    const again = page.getByRole('link', { name: 'Try again' });
    const ada = page.locator('li[data-person]').getByText(`@ada-${scripts}`);
    const skeletons = page.locator('#explore-list [data-skeleton-row]');

    await change('ALTER TABLE explore_people RENAME TO people_away');
    const asked = `/explore?sort=rating`;
    await page.goto(asked);
    await sorry.waitFor();
    expect(await skeletons.count()).toBe(0);
    await isSound(page);
    await change('ALTER TABLE people_away RENAME TO explore_people');
    await again.click();
    await ada.waitFor();
    expect(page.url()).toBe(stage.program.url + asked);

    // Nobody gave this page out: only from the beginning there is something to see.
    await page.goto('/explore?q=ada&cursor=made-up');
    await sorry.waitFor();
    await again.click();
    await ada.waitFor();
    expect(page.url()).toBe(`${stage.program.url}/explore?q=ada`);
    await window.close();
  },
);
