import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { browserApi } from '#web/api/browser.ts';
import { placeNamesQuery } from './place-names-query.ts';

/** The zone of a city that is known by this name, however it is written; undefined for every other one. */
export function useZoneOfPlace(city: string): string | undefined {
  const [name = ''] = useDeferredValue(city).split(',');
  const letters = name.trim();
  const { data } = useQuery({ ...placeNamesQuery(browserApi, letters), enabled: letters !== '' });
  const like = new Intl.Collator('en', { sensitivity: 'base', ignorePunctuation: true });
  return data?.find((place) => like.compare(place.name.split(',')[0]!, letters) === 0)?.timeZone;
}
