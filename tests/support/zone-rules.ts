import { shippedRules, readZonesBy } from '#kernel/zone-clocks';

const { zones } = shippedRules;

/** The rules before the laws of autumn 2026: Manitoba changed its clocks like Chicago, the Northwest Territories like Denver. */
export const rulesBeforeLaws = {
  ...shippedRules,
  version: '2026c',
  zones: { ...zones, 'America/Winnipeg': zones['America/Chicago']!, 'America/Inuvik': zones['America/Denver']! },
};

/** Reads every zone by the rules before those laws until `renewRules`. */
export function readRulesBeforeLaws(): void {
  readZonesBy(rulesBeforeLaws);
}

/** As after a start of a newer Uli. */
export function renewRules(): void {
  readZonesBy(shippedRules);
}
