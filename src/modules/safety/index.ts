export type { BlockLifted, PersonBlocked } from './safety.events.ts';
export { safetyRoutes } from './safety.routes.ts';
export { isGuestApart, isMemberApart, type GuestContact } from './guest-blocks.store.ts';
export { areApart, hasBar, listApart, lockPeople } from './safety.store.ts';
export { blockGuest } from './use-cases/block-guest.ts';
export type { FindSubject, Subject } from './use-cases/make-report.ts';
