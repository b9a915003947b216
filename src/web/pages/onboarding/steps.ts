import { paths } from '#web/paths.ts';

export const steps = ['trade', 'services', 'hours', 'works', 'link'] as const;
export type Step = (typeof steps)[number];

/** Where whoever has done a step, or skips it, goes on. */
export function afterStep(step: Step): string {
  const next = steps[steps.indexOf(step) + 1];
  return next ? paths.onboarding[next] : paths.home;
}
