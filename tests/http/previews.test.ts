import { Hono } from 'hono';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mountPreviews } from '#server/previews/mount-previews';
import { formOf, photo } from '#tests/support/pictures.ts';
import { publish } from '#tests/support/posts.ts';
import { createWorld, type Visitor, type World } from '#tests/support/world.ts';

let world: World;
let server: Hono<any>;
let ada: Visitor;
beforeAll(async () => {
  world = await createWorld();
  server = new Hono();
  server.get('/media/*', (c) => world.api.fetch(c.req.raw, c.env));
  mountPreviews(server, world.app, world.api);
  ada = await world.person('ada', { fullName: '<script>alert("x")</script> & Ọlá 💅', profession: 'Braider' });
});
afterAll(() => world.close());

const get = (path: string) => server.request(`http://uli.test${path}`);

test('a profile’s preview is a picture; under its version’s address it is kept for ever', async () => {
  const answer = await get(`/og/profile/${ada.id}`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
  const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  expect([width, height]).toEqual([1200, 630]);
});

test('services and posts have theirs; what nobody offers has none', async () => {
  const service = (await ada.post('/api/services', { name: 'Knotless', duration: 60, price: 50_00 })).body;
  const images = formOf([await photo(300, 400)]);
  images.set('caption', 'First line ]]> <b>bold</b> & more\n</script></description><script>alert(1)</script>');
  const post = (await ada.post('/api/posts', images)).body;
  expect((await get(`/og/service/${ada.id}/${service.id}`)).status).toBe(200);
  expect((await get(`/og/post/${post.id}`)).status).toBe(200);
  for (const path of ['/og/profile/999999', `/og/service/${ada.id}/999999`, '/og/post/999999', '/og/profile/abc']) {
    expect((await get(path)).status).toBe(404);
  }
});

test('the feed is well-formed whatever people write, and leads to the posts', async () => {
  const answer = await get('/u/ada/rss.xml');
  expect(answer.headers.get('content-type')).toContain('application/rss+xml');
  const text = await answer.text();
  expect(text).toContain('<title>First line ]]&gt; &lt;b&gt;bold&lt;/b&gt; &amp; more</title>');
  expect(text).not.toMatch(/<\/?(script|b)>/);
  expect(text.match(/<\/description>/g)).toHaveLength(2);
  expect(text).toContain('http://uli.test/post/');
  expect((await get('/u/nobody/rss.xml')).status).toBe(404);
});

test('the sitemap names everybody who offers something, their posts, and where which trade is found, robots.txt names the sitemap', async () => {
  await world.person('cleo');
  const here = [ada.id, 'Peckham', 51.474, -0.069];
  await world.app.database.run('UPDATE users SET city = $2, latitude = $3, longitude = $4 WHERE id = $1', here);
  await world.nobody().get('/api/users');
  const postId = await publish(ada);
  const answer = await get('/sitemap.xml');
  expect(answer.headers.get('content-type')).toContain('application/xml');
  const map = await answer.text();
  expect(map).toContain('<loc>http://uli.test/u/ada</loc>');
  expect(map).toContain(
    `<url><loc>http://uli.test/post/${postId}</loc><lastmod>2026-11-26T08:00:00.000Z</lastmod></url>`,
  );
  expect(map).toContain('<loc>http://uli.test/explore/braids</loc>');
  expect(map).toContain('<loc>http://uli.test/explore/braids/Peckham</loc>');
  expect(map).not.toContain('/explore/barbers');
  expect(map).not.toContain('/u/cleo');
  expect(await (await get('/robots.txt')).text()).toContain('Sitemap: http://uli.test/sitemap.xml');
});

test('a sitemap that outgrows one file becomes a list of files', async () => {
  await world.app.database.run(
    'INSERT INTO posts (id, user_id, created_at, published_at) VALUES (123456, $1, now(), now())',
    [ada.id],
  );
  const first = (await publish(ada)) as number;
  const map = await (await get('/sitemap.xml')).text();
  const files = [...map.matchAll(/<sitemap><loc>http:\/\/uli\.test(\/sitemap\/[^<]+)<\/loc>/g)].map(
    ([, path]) => path!,
  );
  expect(files).toEqual(['pages', 'artists-0', 'posts-0', 'posts-1', 'posts-2'].map((name) => `/sitemap/${name}.xml`));
  const texts = await Promise.all(files.map(async (path) => (await get(path)).text()));
  expect(texts.map((text) => text.includes('<urlset'))).toEqual(files.map(() => true));
  expect(texts[0]).toContain('<loc>http://uli.test/explore</loc>');
  expect(texts[1]).toContain('<loc>http://uli.test/u/ada</loc>');
  expect(texts[2]).toContain(`<loc>http://uli.test/post/${first}</loc>`);
  expect(texts[4]).toContain('<loc>http://uli.test/post/123456</loc>');
  for (const path of ['/sitemap/others-0.xml', '/sitemap/posts.xml', '/sitemap/posts-99999.xml', '/sitemap/x']) {
    expect((await get(path)).status).toBe(404);
  }
});
