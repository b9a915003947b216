import { queryOptions, useQuery } from '@tanstack/react-query';
import type { CategoryOnWire } from '#modules/categories/contract';
import { browserApi } from './api/browser.ts';
import type { Api } from './api/client.ts';

export const categoriesKey = ['categories'] as const;

/** What people look for, in the reader's language and the order of lists. */
export function categoriesQuery(api: Api) {
  return queryOptions({ queryKey: categoriesKey, queryFn: () => api('GET /api/categories') });
}

/** The same for a part of a page: the root has them for whoever is signed in, the page for visitors. */
export function useCategories(): readonly CategoryOnWire[] {
  return useQuery(categoriesQuery(browserApi)).data ?? [];
}

/** The category that a profession, or whatever somebody typed, speaks of; null for none. */
export function meantQuery(api: Api, text: string) {
  return queryOptions({
    queryKey: ['category-meant', text],
    queryFn: async () => (await api('GET /api/category-meant', { query: { text: text.slice(0, 200) } })).category,
    enabled: text.trim() !== '',
  });
}
