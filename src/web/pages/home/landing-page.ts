import type { LoaderFunctionArgs, MetaDescriptor } from 'react-router';
import { landingMessages } from '#messages/en/landing.ts';
import { demoSignInContext, publicUrlContext, sameForAllContext } from '#web/context.ts';
import { paths } from '#web/paths.ts';

/** What the landing page is made of, beside the minute. */
export interface LandingPage {
  readonly title: string;
  readonly description: string;
  /** `https://uli.example` */
  readonly publicUrl: string;
  /** Whether the demo's people are on this server. */
  readonly demo: boolean;
}

/** What visitors are shown; the same for all of them. */
export function landingOf({ context }: Pick<LoaderFunctionArgs, 'context'>): LandingPage {
  context.get(sameForAllContext)();
  const { title, description } = landingMessages.landing;
  const demo = context.get(demoSignInContext) !== undefined;
  return { title, description, publicUrl: context.get(publicUrlContext), demo };
}

/** What search engines, tabs and link previews read. The sample's steps are no pages of their own. */
export function metaOfLanding({ title, description, publicUrl }: LandingPage): MetaDescriptor[] {
  const address = `${publicUrl}${paths.home}`;
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Uli' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: `${publicUrl}/demo/photos/hero-01-1440.webp` },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
