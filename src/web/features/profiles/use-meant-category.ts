import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CategoryOnWire } from '#modules/categories/contract';
import { browserApi } from '#web/api/browser.ts';
import { meantQuery } from '#web/categories.ts';
import { useSettled } from '#web/ui/use-settled.ts';

/** The category that a profession speaks of, once it has been typed; undefined for none, and as long as that is not known. */
export function useMeantCategory(typed: string): CategoryOnWire | undefined {
  const { data } = useQuery({ ...meantQuery(browserApi, useSettled(typed)), placeholderData: keepPreviousData });
  return typed.trim() ? (data ?? undefined) : undefined;
}
