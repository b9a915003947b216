import { expect, test } from 'vitest';
import { clockPlace, zoneAbbreviation, zoneCity } from './zones.ts';

test('a clock is called by the town that somebody lives in, and by the zone’s city where that is a part of it or nobody says', () => {
  expect(clockPlace('America/Guayaquil', 'Quito')).toBe('Quito');
  expect(clockPlace('America/Puerto_Rico', ' San Juan ')).toBe('San Juan');
  expect(clockPlace('America/Sao_Paulo', 'Pinheiros, São Paulo')).toBe('São Paulo');
  expect(clockPlace('Europe/London', 'Peckham, London')).toBe('London');
  expect(clockPlace('America/New_York', null)).toBe('New York');
});

test('London’s winter is no offset, in any language', () => {
  const winter = Date.UTC(2026, 10, 26);
  const called = (name: string, locale: string) => zoneAbbreviation(name, winter, locale);
  expect(['fr', 'ar', 'ar-EG'].map((locale) => called('Europe/London', locale))).toEqual(['UTC', 'غرينتش', 'غرينتش']);
  expect([called('Africa/Lagos', 'fr'), called('America/New_York', 'fr')]).toEqual(['UTC+1', 'UTC\u22125']);
});

test('a zone is called by today’s name, whichever name was chosen', () => {
  const names = ['Asia/Calcutta', 'Europe/Kiev', 'Asia/Katmandu', 'Asia/Rangoon', 'America/Godthab', 'Africa/Asmera'];
  expect(names.map(zoneCity)).toEqual(['Kolkata', 'Kyiv', 'Kathmandu', 'Yangon', 'Nuuk', 'Asmara']);
  expect(zoneCity('Asia/Saigon')).toBe('Ho Chi Minh City');
});

test('a time that Node’s own data shows otherwise is called by its offset', () => {
  const december = Date.UTC(2026, 11, 10, 16);
  const called = (zone: string, locale = 'en') => zoneAbbreviation(zone, december, locale);
  expect(['America/Winnipeg', 'America/Inuvik', 'America/Havana'].map((zone) => called(zone))).toEqual([
    'GMT\u22125',
    'GMT\u22126',
    'GMT\u22124',
  ]);
  expect([called('America/Winnipeg', 'fr'), called('America/Winnipeg', 'es')]).toEqual(['UTC\u22125', 'GMT\u22125']);
  expect(called('America/New_York')).toBe('EST');
});
