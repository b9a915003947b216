import { useQuery } from '@tanstack/react-query';
import type { OwnUser } from '#modules/accounts/contract';
import { browserApi } from '#web/api/browser.ts';
import type { Api } from '#web/api/client.ts';
import { ownHoursQuery } from '#web/features/availability/queries.ts';
import { offeredServicesQuery } from '#web/features/bookings/queries.ts';
import type { ProfileFacts } from '#web/features/profiles/profile-steps.ts';
import { personQuery } from '#web/features/profiles/queries.ts';

/** What tells how far somebody's own page is set up. */
export function setUpQueries(api: Api, userId: number) {
  return [personQuery(api, userId), offeredServicesQuery(api, userId), ownHoursQuery(api, userId)] as const;
}

/** How far one's own page is set up; undefined until everything about it is known. */
export function useSetUpFacts(user: OwnUser): ProfileFacts | undefined {
  const [ofPerson, ofServices, ofHours] = setUpQueries(browserApi, user.id);
  const { data: person } = useQuery(ofPerson);
  const { data: services } = useQuery(ofServices);
  const { data: hours } = useQuery(ofHours);
  if (!person || !services || !hours) return undefined;
  return {
    ...user,
    services: services.length,
    hours: hours.zoneConfirmed === true && hours.weekly.length + hours.overrides.length > 0,
    works: person.postsCount,
  };
}
