import type { Context } from 'hono';
import type { PostOnWire } from '#modules/posts/contract';
import type { PublicUser } from '#modules/profiles/contract';
import type { App } from '#platform/app';
import { factsOf, type Router } from '#platform/http';
import type { Limit } from '#platform/limits';
import { paths } from '../../web/paths.ts';
import type { Server } from '../server.ts';
import { drawPreview } from './draw-preview.ts';
import { askerOf, readPostPreview, readProfilePreview, readServicePreview, type Preview } from './facts.ts';
import { feedXml } from './feed-xml.ts';
import { PreviewFiles } from './preview-files.ts';
import { writeSitemap, writeSitemapPart } from './sitemap.ts';

const id = '{[1-9][0-9]{0,9}}';
const year = 'public, max-age=31536000, immutable';
const shortly = 'public, max-age=300';

/** Limits link preview pictures per network address. */
const previewsLimit: Limit = { name: 'previews', points: 300, seconds: 300 };

/** What other programs read about people: preview pictures, feeds, the sitemap. Everything is what a visitor may see. */
export function mountPreviews(server: Server, app: App, api: Router): void {
  const files = new PreviewFiles(app.config.dataFolder);
  const { url } = app.config;
  const ask = askerOf(api, url);

  server.get(`/og/profile/:userId${id}`, async (c) =>
    show(c, await readProfilePreview(ask, Number(c.req.param('userId')))),
  );
  server.get(`/og/service/:userId${id}/:serviceId${id}`, async (c) =>
    show(c, await readServicePreview(ask, Number(c.req.param('userId')), Number(c.req.param('serviceId')))),
  );
  server.get(`/og/post/:postId${id}`, async (c) => show(c, await readPostPreview(ask, Number(c.req.param('postId')))));

  server.get('/u/:username/rss.xml', async (c) => {
    const name = encodeURIComponent(c.req.param('username'));
    const person = await ask<PublicUser>(`/api/users/named/${name}`);
    if (!person) return c.text('This was not found.', 404);
    const posts = (await ask<PostOnWire[]>(`/api/users/${person.id}/posts?limit=30`)) ?? [];
    const body = feedXml(person, posts, url, paths.publicPage(person));
    return c.body(body, 200, { 'Content-Type': 'application/rss+xml; charset=utf-8', 'Cache-Control': shortly });
  });

  server.get('/sitemap.xml', async (c) => showXml(c, await writeSitemap(app)));
  server.get('/sitemap/:file{[a-z]+(-[0-9]+)?\\.xml}', async (c) =>
    showXml(c, await writeSitemapPart(app, c.req.param('file').replace('.xml', ''))),
  );

  server.get('/robots.txt', (c) =>
    c.text(`User-agent: *\nDisallow: /b/\nDisallow: /api/\n\nSitemap: ${url}/sitemap.xml\n`, 200, {
      'Cache-Control': shortly,
    }),
  );

  function showXml(c: Context, body: string | undefined): Response {
    if (body === undefined) return c.text('This was not found.', 404);
    return c.body(body, 200, { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': shortly });
  }

  /** The picture; under the address of its version it may be cached for ever. */
  async function show(c: Context, preview: Preview | undefined): Promise<Response> {
    if (!preview) return c.text('This was not found.', 404);
    app.limits.count(previewsLimit, factsOf(c).address);
    const { subject, words } = preview;
    const picture = await files.find(subject, words.version, async () =>
      drawPreview(words, await photoOf(words.photo)),
    );
    const headers = {
      'Content-Type': 'image/png',
      'Cache-Control': c.req.query('v') === words.version ? year : shortly,
    };
    return c.body(new Uint8Array(picture), 200, headers);
  }

  /** The bytes of one of our own pictures; none when it is not there. */
  async function photoOf(path: string | null): Promise<Buffer | undefined> {
    if (!path?.startsWith('/')) return undefined;
    const answer = await server.request(path);
    if (answer.status !== 200) return undefined;
    const bytes = Buffer.from(await answer.arrayBuffer());
    return bytes.length > 0 ? bytes : undefined;
  }
}
