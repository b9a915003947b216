import type { LoaderFunctionArgs, MetaDescriptor } from 'react-router';
import { landingMessages } from '#messages/en/landing.ts';
import { demoSignInContext, publicUrlContext, sameForAllContext } from '#web/context.ts';
import { paths } from '#web/paths.ts';
import { siteMeta } from '#web/site-meta.ts';

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
  return siteMeta({ title, description, address: `${publicUrl}${paths.home}` });
}
