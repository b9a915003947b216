export { deviceOf, type Device } from './device-words.ts';
export { entitlements, isEntitled, standingOf, type Entitlement, type Standing, type Terms } from './entitlements.ts';
export { lookOf } from './look.ts';
export { isReservedWord } from './reserved-words.ts';
export { trialFrom, type Trial } from './trial.ts';
