export type { BlockLifted, PersonBlocked } from './safety.events.ts';
export { safetyRoutes } from './safety.routes.ts';
export { areApart, hasBar, isAddressApart, listApart, lockPeople } from './safety.store.ts';
export type { FindSubject, Subject } from './use-cases/make-report.ts';
