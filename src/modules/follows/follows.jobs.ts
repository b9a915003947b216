import type { PersonBlocked } from '#modules/safety';
import type { App } from '#platform/app';
import { partPeople } from './use-cases/follow.ts';

/** A block ends follows both ways. */
export function listenFollows(app: App): void {
  app.events.on<PersonBlocked>('person.blocked', partPeople);
}
