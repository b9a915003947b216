import { refuse } from '#kernel/refusal';
import type { App } from '#platform/app';
import { createRouter } from '#platform/http';
import * as contract from './categories.contract.ts';
import { presentCategory } from './categories.present.ts';
import { categoriesOf } from './use-cases/categories-of.ts';

export function categoriesRoutes(app: App) {
  const router = createRouter();

  router.openapi(contract.listCategories, async (c) => {
    return c.json((await categoriesOf(app)).shown.map(presentCategory), 200);
  });

  router.openapi(contract.readCategory, async (c) => {
    const category = (await categoriesOf(app)).named(c.req.valid('param').categorySlug);
    if (!category) throw refuse('not_found');
    return c.json({ ...presentCategory(category), hidden: category.hidden }, 200);
  });

  router.openapi(contract.findMeant, async (c) => {
    const category = (await categoriesOf(app)).meantBy(c.req.valid('query').text);
    return c.json({ category: category ? presentCategory(category) : null }, 200);
  });

  return router;
}
