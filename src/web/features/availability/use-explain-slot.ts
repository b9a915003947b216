import { useMutation } from '@tanstack/react-query';
import { formatInstant, localToInstants, parseClock } from '#kernel/time';
import { browserApi } from '#web/api/browser.ts';
import type { CallAnswer } from '#web/api/contracts.ts';

export type Explained = CallAnswer<'GET /api/users/{userId}/slots/why'>;

export interface Asked {
  readonly serviceId: number;
  readonly timeZone: string;
  /** YYYY-MM-DD */
  readonly date: string;
  /** HH:MM on the clock of that zone. */
  readonly time: string;
}

/** Asks which rule decides about a time; twice in an hour that comes twice, not at all for one that the clocks skip. */
export function useExplainSlot(userId: number) {
  return useMutation({
    mutationFn: async ({ serviceId, timeZone, date, time }: Asked): Promise<Explained[]> => {
      const instants = localToInstants(timeZone, date, parseClock(time) ?? 0);
      const ask = (at: number) =>
        browserApi('GET /api/users/{userId}/slots/why', {
          params: { userId },
          query: { serviceId, at: formatInstant(at) },
        });
      const answers = await Promise.all(instants.map(ask));
      // Both of an hour that comes twice mostly have the same to say.
      return answers.filter(
        ({ sentence }, index) => answers.findIndex((other) => other.sentence === sentence) === index,
      );
    },
  });
}
