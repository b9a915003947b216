import { expect, test } from 'vitest';
import { findZones } from './time-zones.ts';

const zone = (name: string, city: string, words: string) => ({ name, city, words, offset: 0 });
const zones = [
  zone('Etc/GMT+7', 'GMT+7', 'GMT-07:00'),
  zone('Asia/Kolkata', 'Kolkata', 'India Standard Time'),
  zone('Africa/Lagos', 'Lagos', 'West Africa Standard Time'),
  zone('Europe/London', 'London', 'United Kingdom Time'),
  zone('America/Kentucky/Monticello', 'Monticello', 'Eastern Time'),
  zone('America/New_York', 'New York', 'Eastern Time'),
  zone('America/North_Dakota/New_Salem', 'New Salem', 'Central Time'),
  zone('Europe/Paris', 'Paris', 'Central European Time'),
  zone('America/Sao_Paulo', 'São Paulo', 'Brasilia Time'),
  zone('UTC', 'UTC', 'Coordinated Universal Time'),
];
const find = (typed: string, chosen = 'UTC') => findZones(zones, typed, chosen).map(({ name }) => name);

test('a zone is found by its city, whatever the case, and comes first when its city begins like that', () => {
  expect(find('lond')[0]).toBe('Europe/London');
  expect(find('NEW YORK')[0]).toBe('America/New_York');
  expect(find('sao paulo')).toContain('America/Sao_Paulo');
});

test('a zone is found by its name and by its region', () => {
  expect(find('central european')).toContain('Europe/Paris');
  expect(find('africa lagos')).toEqual(['Africa/Lagos']);
});

test('the chosen zone comes first while nothing is typed, and nonsense finds nothing', () => {
  expect(find('', 'Etc/GMT+7')[0]).toBe('Etc/GMT+7');
  expect(find('').slice(0, 2)).toEqual(['UTC', 'Etc/GMT+7']);
  expect(find('atlantis')).toEqual([]);
});
