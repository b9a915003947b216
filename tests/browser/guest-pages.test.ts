import { expect, test } from 'vitest';
import { accessibilityFindings, openWindow, watchConsole } from '#tests/support/browser.ts';
import { freeTimes, openArtist, registerAt } from '#tests/support/artist.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();

test('a public page says who, what and when, loads no script file, and stays at hand while one scrolls', async () => {
  const shop = await openArtist(stage.program.url, 'shown', { fullName: 'Ọlá Bello' });
  const date = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const { body: hours } = await shop.call('GET', `/api/users/${shop.id}/availability`);
  await shop.call('PUT', '/api/availability', { ...hours, overrides: [{ date, intervals: [] }] });
  const planted = '</script><script>globalThis.planted = true</script>';
  await shop.call('PATCH', '/api/user', { customUrl: 'ola-bello', bio: planted });
  await shop.call('PATCH', `/api/services/${shop.serviceIds[0]}`, { description: planted });
  const window = await openWindow(stage.browser, stage.program.url);
  const page = await window.newPage();
  const complaints = watchConsole(page);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.resourceType()));
  await page.goto('/ola-bello');
  await page.getByRole('heading', { level: 1, name: 'Ọlá Bello' }).waitFor();
  await page.getByText(/^Next free: (today|tomorrow|\w{3} \d+) \d\d:\d\d$/).waitFor();
  await page.getByText('London time', { exact: true }).waitFor();
  expect(await page.getByText('£120').isVisible()).toBe(true);
  expect(await page.getByText('09:00 to 17:00').count()).toBe(7);
  expect(await page.getByText('today', { exact: true }).count()).toBe(1);
  expect(await page.getByText('Closed', { exact: true }).count()).toBe(1);
  expect(loaded).not.toContain('script');
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${stage.program.url}/ola-bello`);
  const said = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent())!);
  expect(said).toMatchObject({
    '@type': 'LocalBusiness',
    description: planted,
    makesOffer: [{ price: '120.00', priceCurrency: 'GBP', itemOffered: { description: planted } }],
  });
  await page.evaluate(() => globalThis.scrollTo(0, document.body.scrollHeight));
  const inSight = await page.evaluate(() => {
    const links = [...document.querySelectorAll('a')].filter((link) => link.textContent === 'Book Now');
    return links.some((link) => document.elementFromPoint(link.getBoundingClientRect().x + 9, 28) === link);
  });
  expect(inSight).toBe(true);

  // Shared from here, the service shows itself; what it is stands in the page as data, too.
  await page.goto(`/ola-bello/book?service=${shop.serviceIds[0]}`);
  expect(page.url()).toBe(`${stage.program.url}/u/shown/book?service=${shop.serviceIds[0]}`);
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect(picture).toContain(`${stage.program.url}/og/service/${shop.id}/${shop.serviceIds[0]}?v=`);
  expect((await window.request.get(picture!)).headers()['content-type']).toBe('image/png');
  expect(JSON.parse((await page.locator('script[type="application/ld+json"]').textContent())!)).toMatchObject({
    '@type': 'Service',
    description: planted,
    offers: { '@type': 'Offer', price: '120.00', priceCurrency: 'GBP' },
  });
  expect(await page.evaluate(() => 'planted' in globalThis)).toBe(false);
  expect(complaints).toEqual([]);
  await window.close();
});

const dateIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('a page that was just shown to others says at once what has changed, and one of somebody’s own has its own nonce', async () => {
  const shop = await openArtist(stage.program.url, 'changing', { fullName: 'Chang Ing' });
  // Closed for three days: neither does the first free time begin meanwhile, nor does midnight change what it is called.
  const overrides = [0, 1, 2].map((days) => ({ date: dateIn(days), intervals: [] }));
  const { body: hours } = await shop.call('GET', `/api/users/${shop.id}/availability`);
  expect((await shop.call('PUT', '/api/availability', { ...hours, overrides })).status).toBe(200);
  const read = async (path = '/u/changing') => {
    const answer = await fetch(`${stage.program.url}${path}`);
    const html = await answer.text();
    const policy = answer.headers.get('Content-Security-Policy')!;
    const [nonce] = [...html.matchAll(/nonce="([^"]+)"/g)].map(([, carried]) => carried);
    return { html, policy, nonce, free: /Next free: ([^<]+)/.exec(html)?.[1] };
  };
  const [first, again] = [await read(), await read()];
  expect([again.html, again.policy]).toEqual([first.html, first.policy]);
  expect(first.nonce).toBeUndefined();
  expect(first.policy).toMatch(/script-src( 'sha256-\S+')+ 'strict-dynamic'; style-src 'self' 'sha256-\S+';/);
  expect(first.policy).not.toContain('nonce-');
  const { body: listed } = await shop.call(
    'GET',
    `/api/users/${shop.id}/slots?serviceId=${shop.serviceIds[0]}&from=${dateIn(0)}&to=${dateIn(4)}`,
  );
  const [soonest, , , , next]: string[] = listed.days.flatMap(({ slots }: { slots: string[] }) => slots);
  const guest = { fullName: 'Grace Hopper', email: 'grace@example.com', phone: '+44 20 7946 0000' };
  const wish = { artistId: shop.id, serviceId: shop.serviceIds[0], date: soonest, guest };
  const headers = { 'Content-Type': 'application/json' };
  const booked = await fetch(`${stage.program.url}/api/bookings`, {
    method: 'POST',
    headers,
    body: JSON.stringify(wish),
  });
  expect(booked.status).toBe(201);
  expect((await read()).free).not.toBe(first.free);
  await shop.call('PATCH', '/api/user', { bio: 'Closed on Mondays.' });
  expect((await read()).html).toContain('Closed on Mondays.');
  const steps = `/u/changing/book?step=you&service=${shop.serviceIds[0]}&slot=${next}`;
  const own = [await read(steps), await read(steps)];
  for (const { nonce, policy } of own) expect(policy).toContain(`script-src 'nonce-${nonce}' 'strict-dynamic';`);
  const attempts = own.map(({ html }) => /name="attempt" value="([^"]+)"/.exec(html)?.[1]);
  expect(new Set(attempts).size).toBe(2);
});

test('whoever offers nothing says so, and shows a way on', async () => {
  await registerAt(stage.program.url, 'empty', { fullName: 'Emp Ty', accountType: 'business' });
  const window = await openWindow(stage.browser, stage.program.url, { scripts: false });
  const page = await window.newPage();
  for (const path of ['/u/empty', '/u/empty/book']) {
    await page.goto(path);
    await page.getByText('Emp Ty has not listed services yet.').waitFor();
    expect(await page.getByRole('link', { name: 'Discover Artists' }).count()).toBe(1);
    expect(await accessibilityFindings(page)).toEqual([]);
  }
  await window.close();
});

test.each([
  ['/u/nobody', '404 Page Not Found'],
  ['/nobody', '404 Page Not Found'],
  ['/u/nobody/book', '404 Page Not Found'],
  ['/%00', '404 Page Not Found'],
  ['/u/%00', '404 Page Not Found'],
  ['/explore/%00', '404 Page Not Found'],
  ['/b/%00', 'This link does not open a visit'],
  ['/b/nothing', 'This link does not open a visit'],
  [`/b/${'A'.repeat(32)}`, 'This link does not open a visit'],
])('%s is a page of its own with status 404', async (path, title) => {
  const window = await openWindow(stage.browser, stage.program.url, { scripts: false });
  const page = await window.newPage();
  expect((await page.goto(path))?.status()).toBe(404);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await window.close();
});

test('a full day is struck and labelled, and leads to the next free time', async () => {
  const shop = await openArtist(stage.program.url, 'full', {
    services: [{ name: 'All day', duration: 480, price: 0 }],
  });
  const [first = '', second = ''] = await freeTimes(shop);
  const guest = { fullName: 'Quick Guest', email: 'quick@example.com' };
  await shop.call('POST', '/api/logout');
  const booked = await shop.call('POST', '/api/bookings', {
    artistId: shop.id,
    serviceId: shop.serviceIds[0],
    date: first,
    guest,
  });
  expect(booked.status).toBe(201);
  const window = await openWindow(stage.browser, stage.program.url, { scripts: false });
  const page = await window.newPage();
  await page.goto(`/u/${shop.username}/book?date=${first.slice(0, 10)}`);
  await page.getByText(/^Nothing left on \w{3} \d+\./).waitFor();
  expect(await page.getByRole('link', { name: /, full$/ }).count()).toBeGreaterThan(0);
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('link', { name: /^Next free: / }).click();
  await page.getByRole('link', { name: '09:00 to 17:00, 8 hours' }).click();
  await page.waitForURL(new RegExp(`slot=${second.slice(0, 10)}`));
  await window.close();
});

test('a reader elsewhere sees their own time beside the place’s, never instead of it', async () => {
  const shop = await openArtist(stage.program.url, 'faraway');
  const [slot = ''] = await freeTimes(shop);
  const window = await openWindow(stage.browser, stage.program.url, { timeZone: 'Asia/Kolkata' });
  const page = await window.newPage();
  const complaints = watchConsole(page);
  await page.goto(`/u/${shop.username}/book?service=${shop.serviceIds[0]}&slot=${slot}&step=you`);
  const clock = (timeZone: string) =>
    new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(new Date(slot));
  await page.getByText(`= ${clock('Asia/Kolkata')} your time`).waitFor();
  await page.getByText('London (GMT)').or(page.getByText('London (BST)')).waitFor();
  await page.getByRole('button', { name: new RegExp(`at ${clock('Europe/London')}$`) }).waitFor();
  expect(complaints).toEqual([]);
  await window.close();
});

test('nothing that is posted to these pages breaks them', async () => {
  const shop = await openArtist(stage.program.url, 'posted');
  const [slot = ''] = await freeTimes(shop);
  const [serviceId] = shop.serviceIds;
  const book = `/u/posted/book?service=${serviceId}&slot=${slot}&step=you`;
  const form = { service: String(serviceId), intent: 'book', fullName: 'Grace', email: 'grace@example.com' };
  const post = (path: string, body: string | Record<string, string>, type = 'application/x-www-form-urlencoded') =>
    fetch(`${stage.program.url}${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': type },
      body: typeof body === 'string' ? body : new URLSearchParams(body).toString(),
    });
  const answers = [
    await post(book, { ...form, fullName: 'Gr\0ace' }),
    await post(book, { ...form, notes: 'x'.repeat(5000) }),
    await post(book, { ...form, repeat: 'week', visits: '1e9' }),
    await post(book, { ...form, repeat: 'hourly', visits: '3', service: '99999999999' }),
    await post(book, { ...form, email: '', attempt: 'schlüssel\n' }),
    await post(book, '{"service":1}', 'application/json'),
    await post(book, 'no form at all', 'text/plain'),
    await post(book, '--broken', 'multipart/form-data; boundary=other'),
    await post('/u/posted/book', form),
    await post(book.replace(/slot=[^&]+/, 'slot=1969-01-01T00:00:00Z'), form),
    await post(book.replace(/slot=[^&]+/, 'slot=2999-01-01T00:00:00Z'), form),
    await post(`/b/${'A'.repeat(32)}`, { intent: 'cancel' }),
    await post(`/b/${'A'.repeat(32)}?step=move&slot=${slot}`, { intent: 'move', version: 'x' }),
    await post('/u/posted', form),
    await post('/posted-nowhere', form),
    await post('/posted-nowhere/book', form),
  ];
  expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
  expect((await shop.call('GET', `/api/bookings/artist/${shop.id}/upcoming`)).body).toEqual([]);
});

test('a form that is sent twice books once; with something else in it, it asks first', async () => {
  const shop = await openArtist(stage.program.url, 'twice', { autoConfirm: true });
  const [slot = ''] = await freeTimes(shop);
  const [serviceId] = shop.serviceIds;
  const book = `${stage.program.url}/u/twice/book?service=${serviceId}&slot=${slot}&step=you`;
  const attempt = /name="attempt" value="([\w-]+)"/.exec(await (await fetch(book)).text())![1]!;
  const form = { service: String(serviceId), intent: 'book', attempt, fullName: 'Grace', email: 'grace@example.com' };
  const send = (more: object = {}) =>
    fetch(book, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ ...form, ...more }) });
  const [first, second] = [await send(), await send()];
  expect([first.status, second.status]).toEqual([302, 302]);
  expect(second.headers.get('location')).toBe(first.headers.get('location'));
  const changed = await send({ fullName: 'Grace Hopper' });
  expect(changed.status).toBe(409);
  expect(await changed.text()).toContain('You have booked with this form already.');
  expect((await shop.call('GET', `/api/bookings/artist/${shop.id}/upcoming`)).body).toHaveLength(1);
});
