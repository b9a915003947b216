import { expect, test } from 'vitest';
import { readConfig, unknownSettings } from './index.ts';

test.each([
  ['LOG_LEVEL', 'verbose'],
  ['DATABASE_POOL', '3'],
  ['DATABASE_POOL', '81'],
  ['DATABASE_POOL', 'many'],
  ['ULI_DEMO', 'yes'],
])('%s=%s is refused in one sentence that names the setting', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^The setting ${name} is wrong: [^\\n]*\\.$`));
});

test('a pool on a shared database leaves room for other processes', () => {
  const shared = { DATABASE_URL: 'postgresql://uli@db/uli' };
  expect(readConfig({}).databasePool).toBe(20);
  expect(readConfig(shared).databasePool).toBe(10);
  expect(readConfig({ ...shared, DATABASE_POOL: '40' }).databasePool).toBe(40);
});

test('unknown names that look like settings of Uli are reported', () => {
  const environment = {
    ULI_DEM: 'on',
    ULI_DEMO: 'off',
    ULI_COLOUR: 'red',
    PATH: '/bin',
    ULI_URL: 'https://uli.example',
  };
  expect(unknownSettings(environment)).toEqual(['ULI_DEM (ULI_DEMO?)', 'ULI_COLOUR']);
});
