import type { LoaderFunctionArgs, MetaDescriptor } from 'react-router';
import { landingMessages } from '#messages/en/landing.ts';
import type { FrontPageOnWire } from '#modules/admin/contract';
import type { CategoryOnWire } from '#modules/categories/contract';
import { serverApi } from '#web/api/server.ts';
import { demoSignInContext, publicUrlContext, sameForAllContext } from '#web/context.ts';
import { paths } from '#web/paths.ts';
import { siteMeta } from '#web/site-meta.ts';

/** What the landing page is made of, beside the minute. */
export interface LandingPage extends FrontPageOnWire {
  readonly categories: readonly CategoryOnWire[];
  readonly title: string;
  readonly description: string;
  /** `https://uli.example` */
  readonly publicUrl: string;
  /** Whether the demo's people are on this server. */
  readonly demo: boolean;
}

/** What visitors are shown; the same for all of them. */
export async function landingOf({ request, context }: LoaderFunctionArgs): Promise<LandingPage> {
  const { api } = serverApi(request, context);
  const [front, categories] = await Promise.all([api('GET /api/front-page'), api('GET /api/categories')]);
  context.get(sameForAllContext)();
  const { title, description } = landingMessages.landing;
  const demo = context.get(demoSignInContext) !== undefined;
  return { ...front, categories, title, description, publicUrl: context.get(publicUrlContext), demo };
}

/** What search engines, tabs and link previews read. The sample's steps are no pages of their own. */
export function metaOfLanding({ title, description, publicUrl }: LandingPage): MetaDescriptor[] {
  return siteMeta({ title, description, address: `${publicUrl}${paths.home}` });
}
