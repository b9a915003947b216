import { createRoute, z } from '@hono/zod-openapi';
import { answers, refusals, takes, wireLine, wireLink, wireTick } from '#platform/http';
import { reason } from './users.contract.ts';

const featured = z.array(
  z.object({
    name: z.string(),
    /** A path on this server, or an https address. */
    href: z.string().nullable(),
  }),
);
const stories = z.array(
  z.object({
    quote: z.string(),
    name: z.string(),
    /** May be empty. */
    trade: z.string(),
  }),
);

const frontPage = z
  .object({
    /** The names of the strip in their order; without any it shows collections of Explore. */
    featured,
    /** What people who agreed say; without any there are samples in the demo, and none elsewhere. */
    stories,
  })
  .openapi('FrontPage');

export type FrontPageOnWire = z.infer<typeof frontPage>;
export type FeaturedOnWire = FrontPageOnWire['featured'][number];
export type ToldStoryOnWire = FrontPageOnWire['stories'][number];

const answer = { 200: answers('As it is shown now', frontPage), ...refusals(400, 401, 403) };

export const readFrontPage = createRoute({
  method: 'get',
  path: '/api/front-page',
  responses: { 200: answers('What the operator put on the pages that tell about Uli', frontPage) },
});

export const changeFeatured = createRoute({
  method: 'put',
  path: '/api/admin/featured',
  request: takes(
    z.object({
      featured: z.array(z.object({ name: wireLine(40, 1), href: wireLink.nullable().optional() })).max(6),
      reason,
    }),
  ),
  responses: answer,
});

export const changeStories = createRoute({
  method: 'put',
  path: '/api/admin/stories',
  request: takes(
    z.object({
      stories: z
        .array(
          z.object({
            quote: wireLine(300, 1),
            name: wireLine(60, 1),
            trade: wireLine(60),
            /** Whoever is quoted agreed in writing. */
            agreed: wireTick,
          }),
        )
        .max(3),
      reason,
    }),
  ),
  responses: answer,
});
