import type { MetaDescriptor } from 'react-router';

export interface SitePage {
  readonly title: string;
  readonly description: string;
  /** Where it stands, without any step or choice. */
  readonly address: string;
}

/** What search engines, tabs and link previews read about a page that tells about Uli. */
export function siteMeta({ title, description, address }: SitePage): MetaDescriptor[] {
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Uli' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: new URL('/demo/photos/hero-01-1440.webp', address).href },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
