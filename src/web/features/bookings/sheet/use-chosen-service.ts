import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { browserApi } from '#web/api/browser.ts';
import { useSteady } from '#web/ui/use-steady.ts';
import { addedTo, bookableAlone, visitOfServices } from '../book/additions.ts';
import { offeredServicesQuery } from '../queries.ts';

/** Chosen before the sheet opens. */
export interface PresetService {
  readonly serviceId?: number | undefined;
  /** Had in the same visit. */
  readonly additionIds?: readonly number[] | undefined;
}

/** What is booked: the wanted service with what is added to it, as far as it is offered. */
export function useChosenService(artistId: number, preset: PresetService) {
  const services = useSteady(useQuery(offeredServicesQuery(browserApi, artistId)));
  const [wanted, setWanted] = useState(preset.serviceId);
  const [added, setAdded] = useState(preset.additionIds ?? []);
  const offered = services.data ?? [];
  const alone = bookableAlone(offered);
  const isAlone = alone.some(({ id }) => id === wanted);
  const found = isAlone ? visitOfServices(offered, { service: wanted, added }) : undefined;
  return {
    services,
    /** What can be chosen: each but what is only had with another. */
    alone,
    found,
    additionIds: addedTo(found),
    serviceGone: wanted !== undefined && services.data !== undefined && !found,
    isWanted: wanted !== undefined,
    /** Another service, or none yet; what was added belonged to the one before. */
    want: (serviceId: number | undefined) => {
      setWanted(serviceId);
      setAdded([]);
    },
    add: setAdded,
  };
}
