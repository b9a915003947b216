import type { RouterContextProvider } from 'react-router';
import type { AvailabilityOnWire } from '#modules/availability/contract';
import type { ServiceOnWire } from '#modules/catalogue/contract';
import type { PublicPage } from '#modules/profiles/contract';
import type { EpochMs } from '#kernel/time';
import type { Api } from '#web/api/client.ts';
import { serverApi } from '#web/api/server.ts';
import { publicUrlContext } from '#web/context.ts';
import { loadSoonest } from '#web/features/bookings/pick/load-free-times.ts';
import { notFoundIfRefused } from '#web/not-found.ts';
import { paths } from '#web/paths.ts';

export interface PublicPageData {
  readonly person: PublicPage;
  readonly services: readonly ServiceOnWire[];
  readonly availability: AvailabilityOnWire;
  /** The first free start of the shortest service. */
  readonly nextFree: EpochMs | undefined;
  readonly now: EpochMs;
  /** The page's own public address. */
  readonly url: string;
  readonly publicUrl: string;
}

type FindPerson = (api: Api) => Promise<PublicPage>;

/** Everything that a public page shows; an unknown person is a 404. */
export async function loadPublicPage(
  request: Request,
  context: Readonly<RouterContextProvider>,
  find: FindPerson,
): Promise<PublicPageData> {
  const { api } = serverApi(request, context);
  const person = await notFoundIfRefused(find(api));
  const params = { userId: person.id };
  const [services, availability] = await Promise.all([
    api('GET /api/users/{userId}/services', { params }),
    api('GET /api/users/{userId}/availability', { params }),
  ]);
  const now = Date.now();
  const publicUrl = context.get(publicUrlContext);
  const nextFree = await findNextFree(api, { person, services, availability, now });
  return { person, services, availability, nextFree, now, url: `${publicUrl}${paths.publicPage(person)}`, publicUrl };
}

async function findNextFree(
  api: Api,
  { person, services, availability, now }: Pick<PublicPageData, 'person' | 'services' | 'availability' | 'now'>,
): Promise<EpochMs | undefined> {
  const [shortest] = services.toSorted((one, other) => one.duration - other.duration);
  if (!shortest) return undefined;
  const question = { artistId: person.id, serviceId: shortest.id, availability, now };
  return loadSoonest(api, question);
}
