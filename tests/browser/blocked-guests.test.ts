import { expect, test } from 'vitest';
import { callerAt, freeTimes, openArtist } from '#tests/support/artist.ts';
import { bookAs, isSound, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();

test.each([{ width: 360 }, { width: 1280, theme: 'dark' as const }])(
  'a professional blocks a guest from the menu of their visit, and takes it back in the settings, $width',
  async (looking) => {
    const shop = await openArtist(stage.program.url, `shop${looking.width}`, { autoConfirm: true });
    const [time = '', , , later = ''] = await freeTimes(shop);
    const nobody = callerAt(stage.program.url);
    const guest = { fullName: 'Rude Rob', email: `rob${looking.width}@example.com` };
    await bookAs(nobody, shop, time, { guest });
    const wish = { artistId: shop.id, serviceId: shop.serviceIds[0], date: later, guest };
    const window = await signedIn(stage.browser, stage.program.url, shop.username, looking);
    const page = await openAlive(window, '/bookings?tab=professional');
    await page
      .getByRole('button', { name: /^More for / })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Block Rude Rob' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Block Rude Rob?' });
    await dialog
      .getByText(`They can no longer book you with ${guest.email}, nor with an account of that address.`)
      .waitFor();
    await isSound(page);
    await dialog.getByRole('button', { name: 'Block', exact: true }).click();
    await page.getByText('Rude Rob is blocked.', { exact: true }).waitFor();
    expect((await nobody.call('POST', '/api/bookings', wish)).status).toBe(409);

    await page.goto('/settings/safety');
    const blocked = page.getByRole('region', { name: 'Blocked guests' });
    await blocked.getByText(guest.email).waitFor();
    await isSound(page);
    await blocked.getByRole('button', { name: 'Unblock Rude Rob' }).click();
    await blocked.getByText('You have not blocked any guest.').waitFor();
    expect((await nobody.call('POST', '/api/bookings', wish)).status).toBe(201);
    await window.close();
  },
);
