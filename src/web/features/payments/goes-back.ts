import type { Money } from './queries.ts';

/** Whether money is on its way back, or all of it is back. */
export function goesBack({ paid, refunds }: Money): 'under way' | 'done' | undefined {
  if (refunds.some(({ status }) => status === 'wanted' || status === 'sent')) return 'under way';
  return paid === 0 && refunds.some(({ status }) => status === 'done') ? 'done' : undefined;
}
