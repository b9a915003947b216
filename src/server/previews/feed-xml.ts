import type { PostOnWire } from '#modules/posts/contract';
import type { PublicUser } from '#modules/profiles/contract';

/** A text inside XML: what has a meaning there is written out, and what may not stand there is left out. */
export function xmlText(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}

/** What somebody posted as RSS 2.0; addresses are whole. */
export function feedXml(person: PublicUser, posts: readonly PostOnWire[], publicUrl: string, pagePath: string): string {
  const page = xmlText(`${publicUrl}${pagePath}`);
  const items = posts.map((post) => {
    const link = `${publicUrl}/post/${post.id}`;
    const title = (post.caption ?? '').split('\n')[0]!.slice(0, 100) || `New work by ${person.fullName}`;
    const image = `<img src="${xmlText(new URL(post.imageUrl, publicUrl).href)}" alt="${xmlText(post.images[0]?.alt ?? '')}"/>`;
    return `<item><title>${xmlText(title)}</title><link>${link}</link><guid isPermaLink="true">${link}</guid>
<pubDate>${new Date(post.createdAt).toUTCString()}</pubDate>
<description>${xmlText(`${image}<p>${xmlText(post.caption ?? '')}</p>`)}</description></item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${xmlText(`${person.fullName} on Uli`)}</title><link>${page}</link>
<description>${xmlText(person.bio ?? `Works of ${person.fullName}`)}</description>
<atom:link href="${xmlText(`${publicUrl}/u/${person.username}/rss.xml`)}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel></rss>
`;
}
