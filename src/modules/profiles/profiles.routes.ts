import { presentOwnUser, findUser } from '#modules/accounts';
import { refuse } from '#kernel/refusal';
import { hasBar } from '#modules/safety';
import type { App } from '#platform/app';
import { actorOf, createRouter, personOf, rememberLanguage, tagIn } from '#platform/http';
import * as contract from './profiles.contract.ts';
import { findByAddress } from './addresses.store.ts';
import { findPublicUser, findPublicUserByUsername } from './profiles.store.ts';
import { refusalOfCustomUrl, suggestCustomUrls } from './use-cases/check-custom-url.ts';
import { drawPageCode } from './use-cases/draw-page-code.ts';
import { changeProfile } from './use-cases/update-profile.ts';

export interface ProfilesPorts {
  /** Everything that is counted about a person, by whoever counts it. */
  readonly countsOf: (userId: number) => Promise<contract.PersonCounts>;
}

export function profilesRoutes(app: App, { countsOf }: ProfilesPorts) {
  const router = createRouter();

  router.openapi(contract.getUserByUsername, async (c) => {
    const user = await findPublicUserByUsername(app.database, c.req.valid('param').username);
    if (!user) throw refuse('not_found');
    return c.json(user, 200);
  });

  router.openapi(contract.getUserByCustomUrl, async (c) => {
    const user = await findByAddress(app.database, c.req.valid('param').customUrl, app.clock.now());
    if (!user) throw refuse('not_found');
    return c.json(user, 200);
  });

  router.openapi(contract.getUser, async (c) => {
    const { userId } = c.req.valid('param');
    const [user, counts, actor] = await Promise.all([
      findPublicUser(app.database, userId),
      countsOf(userId),
      actorOf(c),
    ]);
    if (!user) throw refuse('not_found');
    if (actor && (await hasBar(app.database, 'block', userId, actor.id))) throw refuse('profile_closed');
    return c.json({ ...user, ...counts }, 200);
  });

  router.openapi(contract.checkCustomUrl, async (c) => {
    const person = await personOf(c);
    const { wished } = c.req.valid('query');
    const refusal = await refusalOfCustomUrl(app, person, wished);
    const suggestions = refusal ? await suggestCustomUrls(app, person, wished) : [];
    return c.json({ free: !refusal, sentence: refusal?.details.fields?.['customUrl'] ?? null, suggestions }, 200);
  });

  router.openapi(contract.ownPageCode, async (c) => {
    const person = await personOf(c);
    const { format } = c.req.valid('param');
    const { type, bytes } = await drawPageCode(app, person, format);
    return c.body(bytes, 200, { 'Content-Type': type, 'Content-Disposition': `inline; filename="uli.${format}"` });
  });

  router.openapi(contract.updateUser, async (c) => {
    const person = await personOf(c);
    const wished = c.req.valid('json');
    const { language } = wished;
    await changeProfile(app, person, { ...wished, ...(language && { language: tagIn(c, language) }) });
    rememberLanguage(c, language);
    const user = await findUser(app.database, person.id);
    if (!user) throw refuse('not_signed_in');
    return c.json(presentOwnUser(user, app.config), 200);
  });

  return router;
}
