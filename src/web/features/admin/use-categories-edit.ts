import { useQueryClient } from '@tanstack/react-query';
import type { AdminCategoryOnWire } from '#modules/admin/contract';
import { browserApi } from '#web/api/browser.ts';
import { categoriesKey } from '#web/categories.ts';
import { adminCategoriesQuery } from './queries.ts';

/** Takes over how the categories stand after an edit, here and wherever else this browser shows them. */
export function useCategoriesEdit() {
  const queries = useQueryClient();
  return async (edit: Promise<AdminCategoryOnWire[]>): Promise<void> => {
    queries.setQueryData(adminCategoriesQuery(browserApi).queryKey, await edit);
    void queries.invalidateQueries({ queryKey: categoriesKey });
    queries.removeQueries({ queryKey: ['category-meant'] });
  };
}
