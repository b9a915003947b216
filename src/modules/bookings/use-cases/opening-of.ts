import { findOpening } from '#modules/openings';
import type { App } from '#platform/app';

/** The opening that somebody books. */
export interface BookedOpening {
  readonly id: number;
  /** Off the price; null for none. */
  readonly percent: number | null;
  /** Whether it is this very visit's and was not taken back; one that does not stand permits nothing. */
  readonly stands: boolean;
}

interface WishedVisit {
  readonly artistId: number;
  readonly serviceId: number;
  readonly date: number;
  readonly openingId?: number | null | undefined;
}

/** What was offered of a visit; undefined where nobody speaks of an opening, which costs nothing. */
export async function openingOf(app: App, visit: WishedVisit): Promise<BookedOpening | undefined> {
  const { openingId: id, artistId, serviceId, date } = visit;
  if (id == null) return undefined;
  const found = await findOpening(app.database, id);
  const stands = found?.artistId === artistId && found.serviceId === serviceId && found.startsAt === date;
  return { id, percent: stands ? found.percent : null, stands };
}
