import type { Person } from '#kernel/actor';
import type { App } from '#platform/app';
import { listOffTopics, updateTopics } from '../notices.store.ts';
import { settableTopics, type SettableTopic } from '../rules/index.ts';

/** Which topics a person is told of inside Uli. */
export async function readTopics(app: App, person: Person): Promise<Record<SettableTopic, boolean>> {
  const off = await listOffTopics(app.database, person.id);
  return Object.fromEntries(settableTopics.map((topic) => [topic, !off.includes(topic)])) as Record<
    SettableTopic,
    boolean
  >;
}

/** Switches topics on or off; those not named stay. */
export async function setTopics(
  app: App,
  person: Person,
  wished: Partial<Record<SettableTopic, boolean>>,
): Promise<Record<SettableTopic, boolean>> {
  await updateTopics(app.database, person.id, wished);
  return readTopics(app, person);
}
