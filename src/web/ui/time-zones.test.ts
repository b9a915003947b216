import { expect, test } from 'vitest';
import { findZones, zoneName } from './time-zones.ts';

test('a zone is found by its city, whatever the case, and stands first when its city begins like that', () => {
  expect(findZones('lond', 'UTC')[0]).toBe('Europe/London');
  expect(findZones('NEW YORK', 'UTC')[0]).toBe('America/New_York');
  expect(findZones('sao paulo', 'UTC')).toContain('America/Sao_Paulo');
});

test('a zone is found by its name and by its region', () => {
  expect(findZones('central european', 'UTC')).toContain('Europe/Paris');
  expect(findZones('africa lagos', 'UTC')).toEqual(['Africa/Lagos']);
});

test('cities go by their names of today', () => {
  expect(zoneName('Asia/Calcutta')).toBe('Kolkata');
  expect(findZones('kolkata', 'UTC').map(zoneName)).toContain('Kolkata');
});

test('the chosen zone can always be found, and nonsense finds nothing', () => {
  expect(findZones('', 'Etc/GMT+7')).toContain('Etc/GMT+7');
  expect(findZones('atlantis', 'UTC')).toEqual([]);
});
