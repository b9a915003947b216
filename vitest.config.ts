import { defineConfig } from 'vitest/config';

/** What these wait for comes when the machine gets to it: one second, as is usual, is too short for a busy one. */
const withDatabase = {
  globalSetup: './tests/support/database-server.ts',
  expect: { poll: { timeout: 20_000 } },
};

/** A list that ought to be empty is shown with what it holds, in the last lines of a run, too. */
const shown = { chaiConfig: { truncateThreshold: 0 } };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: ['src/**/*.http.test.ts', 'src/**/*.faults.test.ts'],
          env: { TZ: 'UTC' },
          // Pure functions leave nothing behind: files share what they import.
          isolate: false,
          ...shown,
          // Room for a slow machine: speed is measured in bench/, never here.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'http',
          include: ['src/**/*.http.test.ts', 'tests/http/**/*.test.ts', 'tests/attack/**/*.test.ts'],
          // The built pages are run as they are.
          server: { deps: { external: [/\/build\/server\//] } },
          env: { TZ: 'UTC' },
          // Every app keeps its state to itself and has a database of its own: files share what they import.
          isolate: false,
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          ...withDatabase,
          ...shown,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          env: { TZ: 'UTC' },
          // A page waits more than it works: two at once share two cores well.
          maxWorkers: 2,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          ...withDatabase,
          ...shown,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['src/**/*.faults.test.ts', 'tests/faults/**/*.test.ts'],
          env: { TZ: 'UTC' },
          maxWorkers: 2,
          testTimeout: 180_000,
          hookTimeout: 120_000,
          ...withDatabase,
          ...shown,
        },
      },
    ],
  },
});
