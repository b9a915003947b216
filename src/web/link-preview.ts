import type { MetaDescriptor } from 'react-router';

export interface LinkPreview {
  readonly type: 'website' | 'profile' | 'article';
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly image: {
    readonly url: string;
    readonly alt: string | undefined;
    /** Drawn for previews, in the size that they show; a photograph says nothing of its size. */
    readonly drawn: boolean;
  };
}

/** What a link to a page shows where somebody posts it. Every address is whole. */
export function linkPreview({ type, title, description, url, image }: LinkPreview): MetaDescriptor[] {
  return [
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: 'Uli' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: image.url },
    ...(image.drawn
      ? [
          { property: 'og:image:width', content: '1200' },
          { property: 'og:image:height', content: '630' },
        ]
      : []),
    ...(image.alt ? [{ property: 'og:image:alt', content: image.alt }] : []),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
