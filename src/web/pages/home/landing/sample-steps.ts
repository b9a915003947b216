import { queryOfSteps, readSteps, type Steps } from '#web/features/bookings/book/steps.ts';
import { paths } from '#web/paths.ts';

/** Where the sample stands on the page. */
export const sampleId = 'try';

/** What is chosen in the sample; `booked` once its last button was pressed. */
export interface SampleSteps extends Steps {
  readonly booked?: boolean;
}

export function readSample(search: URLSearchParams): SampleSteps {
  return { ...readSteps(search), booked: search.has('booked') };
}

/** The address of the landing page with the sample at these steps. */
export function hrefOfSample({ booked, ...steps }: SampleSteps): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(queryOfSteps(steps)))
    if (value !== undefined) search.set(name, String(value));
  if (booked) search.set('booked', '');
  return `${paths.home}${search.size > 0 ? `?${search}` : ''}#${sampleId}`;
}
