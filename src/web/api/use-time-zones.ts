import { useQuery } from '@tanstack/react-query';
import { canonicalTimeZone, zoneOfDevice } from '#kernel/told-clocks';
import { browserApi } from './browser.ts';
import { learnZones } from './zone-clocks.ts';

/** Every zone to choose from, and how one is chosen: its clocks are asked for before anything is said of a time there. */
export function useTimeZones(onChoose: (zone: string) => void) {
  const { data: zones } = useQuery({ queryKey: ['time-zones'], queryFn: () => browserApi('GET /api/time-zones') });
  return {
    zones,
    onChange: (zone: string) => {
      // Without a connection the one before stays chosen.
      learnZones([zone]).then(
        () => onChoose(zone),
        () => {},
      );
    },
  };
}

/** Today's name of the zone that the reader's device is set to; undefined until it is known, and where the browser says UTC. */
export function useDeviceZone(): string | undefined {
  const { data: name } = useQuery({
    queryKey: ['device-zone'],
    queryFn: async () => {
      const zone = zoneOfDevice();
      if (!zone) return null;
      await learnZones([zone]);
      return canonicalTimeZone(zone) ?? null;
    },
  });
  return name ?? undefined;
}
