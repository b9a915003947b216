import { presentOwnUser, findUser } from '#modules/accounts';
import { refuse } from '#kernel/refusal';
import type { App } from '#platform/app';
import { createRouter, personOf } from '#platform/http';
import * as contract from './profiles.contract.ts';
import {
  findPublicUser,
  findPublicUserByCustomUrl,
  findPublicUserByUsername,
  listPublicUsers,
} from './profiles.store.ts';
import { changeProfile } from './use-cases/update-profile.ts';

export interface ProfilesPorts {
  /** The latest works of a person, for the band on their page. */
  readonly worksOf: (user: contract.PublicUser) => readonly contract.Work[];
}

export function profilesRoutes(app: App, { worksOf }: ProfilesPorts) {
  const router = createRouter();

  router.openapi(contract.listUsers, async (c) => {
    const { q, limit, cursor } = c.req.valid('query');
    const afterId = cursor === undefined ? 0 : Number(Buffer.from(cursor, 'base64url').toString());
    if (!Number.isSafeInteger(afterId) || afterId > 2_147_483_647) throw refuse('invalid');
    const people = await listPublicUsers(app.database, { q, afterId, limit });
    const last = people.length === limit ? people.at(-1) : undefined;
    if (last) {
      const next = new URLSearchParams({ ...(q && { q }), limit: String(limit) });
      next.set('cursor', Buffer.from(String(last.id)).toString('base64url'));
      c.header('Link', `</api/users?${next}>; rel="next"`);
    }
    return c.json(people, 200);
  });

  router.openapi(contract.getUserByUsername, async (c) => {
    const user = await findPublicUserByUsername(app.database, c.req.valid('param').username);
    if (!user) throw refuse('not_found');
    return c.json({ ...user, works: [...worksOf(user)] }, 200);
  });

  router.openapi(contract.getUserByCustomUrl, async (c) => {
    const user = await findPublicUserByCustomUrl(app.database, c.req.valid('param').customUrl);
    if (!user) throw refuse('not_found');
    return c.json({ ...user, works: [...worksOf(user)] }, 200);
  });

  router.openapi(contract.getUser, async (c) => {
    const user = await findPublicUser(app.database, c.req.valid('param').userId);
    if (!user) throw refuse('not_found');
    return c.json(user, 200);
  });

  router.openapi(contract.updateUser, async (c) => {
    const person = await personOf(c);
    await changeProfile(app, person, c.req.valid('json'));
    const user = await findUser(app.database, person.id);
    if (!user) throw refuse('not_signed_in');
    return c.json(presentOwnUser(user), 200);
  });

  return router;
}
