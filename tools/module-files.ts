/**
 * The files of a new module, path → text: one whole column that lists what a person has. Everything in it is meant to be
 * replaced by the module's own nouns and verbs; what stays is where things are.
 */
export function moduleFiles(name: string, owns: string): Record<string, string> {
  const words = name.split('-');
  const pascal = words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join('');
  const camel = pascal[0]!.toLowerCase() + pascal.slice(1);
  const table = words.join('_');
  const folder = `src/modules/${name}`;
  return {
    [`${folder}/README.md`]: `# ${name}

Owns ${owns}.

- Tables: \`${table}\`.
- Words: to be written.
- Events: none.
`,
    [`${folder}/index.ts`]: `export { ${camel}Routes } from './${name}.routes.ts';
export type { ${pascal}Added } from './${name}.events.ts';
`,
    [`${folder}/${name}.contract.ts`]: `import { createRoute, z } from '@hono/zod-openapi';
import { answers, refusals } from '#platform/http';

const entry = z.object({ id: z.number(), createdAt: z.iso.datetime() }).openapi('${pascal}');

export type ${pascal}OnWire = z.infer<typeof entry>;

export const list${pascal} = createRoute({
  method: 'get',
  path: '/api/${name}',
  responses: { 200: answers('What the person has, the newest first', z.array(entry)), ...refusals(401) },
});
`,
    [`${folder}/${name}.tables.ts`]: `import { index, integer, pgTable } from 'drizzle-orm/pg-core';
import { users } from '#modules/accounts/tables';
import { instant } from '#platform/database';

export const ${camel} = pgTable(
  '${table}',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (columns) => [index('${table}_user_id_idx').on(columns.userId, columns.id)],
);
`,
    [`${folder}/${name}.events.ts`]: `/** \`${name}.added\`: to be said by the use case that adds one, in its transaction. */
export interface ${pascal}Added {
  readonly userId: number;
}
`,
    [`${folder}/${name}.store.ts`]: `import { desc, eq } from 'drizzle-orm';
import type { Executor } from '#platform/database';
import { ${camel} } from './${name}.tables.ts';

export type ${pascal}Row = typeof ${camel}.$inferSelect;

/** What a person has, the newest first. */
export function list${pascal}Of(executor: Executor, userId: number): Promise<${pascal}Row[]> {
  return executor.orm.select().from(${camel}).where(eq(${camel}.userId, userId)).orderBy(desc(${camel}.id));
}
`,
    [`${folder}/${name}.present.ts`]: `import type { ${pascal}OnWire } from './${name}.contract.ts';
import type { ${pascal}Row } from './${name}.store.ts';

export function present${pascal}({ id, createdAt }: ${pascal}Row): ${pascal}OnWire {
  return { id, createdAt: new Date(createdAt).toISOString() };
}
`,
    [`${folder}/${name}.routes.ts`]: `import type { App } from '#platform/app';
import { createRouter, personOf } from '#platform/http';
import * as contract from './${name}.contract.ts';
import { present${pascal} } from './${name}.present.ts';
import { list${pascal} } from './use-cases/list-${name}.ts';

export function ${camel}Routes(app: App) {
  const router = createRouter();

  router.openapi(contract.list${pascal}, async (c) => {
    const rows = await list${pascal}(app, await personOf(c));
    return c.json(rows.map(present${pascal}), 200);
  });

  return router;
}
`,
    [`${folder}/use-cases/list-${name}.ts`]: `import type { Person } from '#kernel/actor';
import type { App } from '#platform/app';
import { list${pascal}Of, type ${pascal}Row } from '../${name}.store.ts';
import { byAge } from '../rules/index.ts';

/** What a person has, the newest first. */
export async function list${pascal}(app: App, person: Person): Promise<${pascal}Row[]> {
  return byAge(await list${pascal}Of(app.database, person.id));
}
`,
    [`${folder}/rules/index.ts`]: `export { byAge } from './by-age.ts';
`,
    [`${folder}/rules/by-age.ts`]: `/** The newest first; equals stay as they were. */
export function byAge<Entry extends { readonly createdAt: number }>(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((one, other) => other.createdAt - one.createdAt);
}
`,
    [`${folder}/rules/by-age.test.ts`]: `import { expect, test } from 'vitest';
import { byAge } from './by-age.ts';

test('the newest comes first', () => {
  expect(byAge([{ createdAt: 1 }, { createdAt: 3 }, { createdAt: 2 }])).toEqual([
    { createdAt: 3 },
    { createdAt: 2 },
    { createdAt: 1 },
  ]);
});
`,
    [`${folder}/${name}.http.test.ts`]: `import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, type World } from '#tests/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

test('Ada begins with none', async () => {
  const ada = await world.person('ada');
  const { status, body } = await ada.get('/api/${name}');
  expect(status).toBe(200);
  expect(body).toEqual([]);
});

test('asks for a session', async () => {
  const { status, body } = await world.nobody().get('/api/${name}');
  expect(status).toBe(401);
  expect(body.code).toBe('not_signed_in');
});
`,
  };
}

/** What is left to do by hand, in order. */
export function nextSteps(name: string): string[] {
  const camel = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return [
    `Shape the table in src/modules/${name}/${name}.tables.ts, then 'npm run migration'.`,
    `Mount ${camel}Routes(app) in src/server/compose-api.ts.`,
    `Add the contract to src/web/api/contracts.ts, so that pages can ask.`,
    `Put its texts in messages/en/${name}.json and name the file in messages/en/index.ts.`,
    `Run 'npm run check', then 'npx vitest run src/modules/${name}'.`,
  ];
}
