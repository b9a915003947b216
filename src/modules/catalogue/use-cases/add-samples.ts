import type { Person } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import { translator } from '#platform/messages';
import { insertServices, listOwnServices, lockServicesOf, type Service } from '../catalogue.store.ts';
import { samplePrice, samples } from '../rules/index.ts';
import { mostServices } from './add-service.ts';

/** Gives a person the three samples as drafts unless some are there already; answers their samples either way. */
export async function addSamples(app: App, person: Person): Promise<Service[]> {
  return app.database.transaction(async (transaction) => {
    await lockServicesOf(transaction, person.id);
    const own = await listOwnServices(transaction, person.id);
    const present = own.filter(({ sample }) => sample);
    if (present.length > 0) return present;
    if (own.length + samples.length > mostServices)
      throw refuse('too_many_services', { values: { most: mostServices } });
    const offered = own.find(({ published }) => published);
    return insertSamples(transaction, person.id, app.clock.now(), offered?.currency);
  });
}

/** The three samples as drafts of a person, in the money of their other services. */
export function insertSamples(
  transaction: Executor,
  userId: number,
  now: number,
  currency = 'USD',
): Promise<Service[]> {
  const t = translator();
  const drafts = samples.map((sample) => {
    const [name, price] = [t(`catalogue.${sample.name}`), samplePrice(sample, currency)];
    return {
      userId,
      name,
      duration: sample.duration,
      price,
      currency,
      published: false,
      sample: true,
      createdAt: now,
    };
  });
  return insertServices(transaction, userId, drafts);
}
