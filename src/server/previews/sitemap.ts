import { categoriesOf } from '#modules/categories';
import { listCategoryPages } from '#modules/explore';
import { findHighestPostId, listPostAddresses } from '#modules/posts';
import { findHighestUserId, listArtistAddresses } from '#modules/profiles';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import { paths } from '../../web/paths.ts';
import { xmlText } from './feed-xml.ts';

/** A file of a sitemap may name so many addresses. */
const most = 50_000;
const pages = [paths.home, paths.explore, paths.pricing, paths.customers, paths.contact];

interface Place {
  readonly path: string;
  /** Epoch milliseconds. */
  readonly changedAt?: number;
}

/** What there is by the thousands, in files of so many ids each: a file stays the same while more comes. */
const kinds = {
  artists: {
    highest: findHighestUserId,
    list: async (executor: Executor, from: number): Promise<Place[]> =>
      (await listArtistAddresses(executor, { from, to: from + most })).map((artist) => ({
        path: paths.publicPage(artist),
      })),
  },
  posts: {
    highest: findHighestPostId,
    list: async (executor: Executor, from: number): Promise<Place[]> =>
      (await listPostAddresses(executor, { from, to: from + most })).map(({ id, changedAt }) => ({
        path: paths.post(id),
        changedAt,
      })),
  },
};
type Kind = keyof typeof kinds;

/** Everything that search engines may read: one file while it fits into one, else a list of files. */
export async function writeSitemap(app: App): Promise<string> {
  const { database, config } = app;
  const highest = await Promise.all(
    Object.entries(kinds).map(async ([kind, { highest: find }]) => [kind as Kind, await find(database)] as const),
  );
  const fixed = await listPages(app);
  // Ids have gaps: there are no more addresses than this.
  if (highest.reduce((sum, [, id]) => sum + id, fixed.length) < most) {
    const lists = await Promise.all(highest.map(([kind]) => kinds[kind].list(database, 0)));
    return placesXml(config.url, [...fixed, ...lists.flat()]);
  }
  const files = highest.flatMap(([kind, id]) =>
    Array.from({ length: Math.floor(id / most) + 1 }, (_, part) => `${kind}-${part}`),
  );
  const places = ['pages', ...files].map((file) => ({ path: `/sitemap/${file}.xml` }));
  return listXml('sitemapindex', 'sitemap', config.url, places);
}

/** One file of the list, by its name; undefined for none. */
export async function writeSitemapPart(app: App, name: string): Promise<string | undefined> {
  const { database, config } = app;
  if (name === 'pages') return placesXml(config.url, await listPages(app));
  const [, kind, part] = /^(artists|posts)-(\d{1,5})$/.exec(name) ?? [];
  if (!kind || Number(part) * most > 2_147_483_647 - most) return undefined;
  return placesXml(config.url, await kinds[kind as Kind].list(database, Number(part) * most));
}

/** Our own pages, and those of each trade and the places where it is found. */
async function listPages(app: App): Promise<Place[]> {
  const { shown } = await categoriesOf(app);
  const slugs = new Set(shown.map(({ slug }) => slug));
  const found = (await listCategoryPages(app.database)).filter(({ category }) => slugs.has(category));
  const categories = new Set(found.map(({ category }) => paths.exploreCategory(category)));
  const places = found.flatMap(({ category, place }) => (place ? paths.exploreCategory(category, place) : []));
  return [...pages, ...categories, ...places].map((path) => ({ path }));
}

const placesXml = (url: string, places: readonly Place[]) => listXml('urlset', 'url', url, places);

function listXml(list: string, item: string, url: string, places: readonly Place[]): string {
  const items = places.map(({ path, changedAt }) => {
    const changed = changedAt === undefined ? '' : `<lastmod>${new Date(changedAt).toISOString()}</lastmod>`;
    return `<${item}><loc>${xmlText(`${url}${path}`)}</loc>${changed}</${item}>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${items.join('\n')}
</${list}>
`;
}
