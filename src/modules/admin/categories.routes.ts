import type { App } from '#platform/app';
import { adminOf, createRouter, freshAdminOf } from '#platform/http';
import * as contract from './categories.contract.ts';
import { addCategory } from './use-cases/add-category.ts';
import { changeCategory } from './use-cases/change-category.ts';
import { hideCategory } from './use-cases/hide-category.ts';
import { mergeCategory } from './use-cases/merge-category.ts';
import { moveCategory } from './use-cases/move-category.ts';
import { readCategories } from './use-cases/read-categories.ts';

/** What people look for, and the words that mean it. */
export function adminCategoriesRoutes(app: App) {
  const router = createRouter();

  router.openapi(contract.listAdminCategories, async (c) => {
    return c.json(await readCategories(app, await adminOf(c)), 200);
  });

  router.openapi(contract.addCategory, async (c) => {
    return c.json(await addCategory(app, await freshAdminOf(c), c.req.valid('json')), 200);
  });

  router.openapi(contract.changeCategory, async (c) => {
    const { categoryId } = c.req.valid('param');
    return c.json(await changeCategory(app, await freshAdminOf(c), categoryId, c.req.valid('json')), 200);
  });

  router.openapi(contract.moveCategory, async (c) => {
    const { categoryId } = c.req.valid('param');
    return c.json(await moveCategory(app, await freshAdminOf(c), categoryId, c.req.valid('json')), 200);
  });

  router.openapi(contract.hideCategory, async (c) => {
    const { categoryId } = c.req.valid('param');
    return c.json(await hideCategory(app, await freshAdminOf(c), categoryId, c.req.valid('json')), 200);
  });

  router.openapi(contract.mergeCategory, async (c) => {
    const { categoryId } = c.req.valid('param');
    return c.json(await mergeCategory(app, await freshAdminOf(c), categoryId, c.req.valid('json')), 200);
  });

  return router;
}
