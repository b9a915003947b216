import type { MetaDescriptor } from 'react-router';
import { linkPreview } from './link-preview.ts';

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
    ...linkPreview({
      type: 'website',
      title,
      description,
      url: address,
      image: { url: new URL('/demo/photos/hero-01-1440.webp', address).href, alt: title, drawn: false },
    }),
  ];
}
