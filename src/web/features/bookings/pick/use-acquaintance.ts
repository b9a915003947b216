import { useQuery } from '@tanstack/react-query';
import type { AdvanceOnWire } from '#modules/catalogue/contract';
import { asksByClient, type Acquaintance } from '#modules/catalogue/rules';
import { browserApi } from '#web/api/browser.ts';
import { acquaintanceQuery } from '../queries.ts';

type Asking = { readonly advance: AdvanceOnWire };

/** What an artist knows of whoever reads their services; asked only where one of them hangs on it. */
export function useAcquaintance(artistId: number, services: readonly Asking[] | undefined): Acquaintance | undefined {
  const enabled = services?.some(({ advance }) => asksByClient(advance)) === true;
  return useQuery({ ...acquaintanceQuery(browserApi, artistId), enabled }).data;
}
