export { isDemoPerson } from './demo-person.ts';
export { deviceOf, type Device } from './device-words.ts';
export { entitlements, isEntitled, standingOf, type Entitlement, type Standing, type Terms } from './entitlements.ts';
export { lookOf } from './look.ts';
export { pageGrounds, pageTypes, type PageMood } from './page-mood.ts';
export {
  passwordFault,
  passwordLength,
  type PasswordFault,
  type PasswordOwner,
  type RankOfPassword,
} from './password-choice.ts';
export { firstPolicy, policyInForce, type Asking, type Policy } from './policy.ts';
export { isReservedWord } from './reserved-words.ts';
export { securityEventKinds, type SecurityEventKind } from './security-events.ts';
export {
  adminIdleHours,
  freshMinutes,
  idleDays,
  sessionEnd,
  sessionFactors,
  type SessionFactor,
} from './session-end.ts';
export { takesBookings } from './takes-bookings.ts';
export { trialDays, trialFrom, type Trial } from './trial.ts';
