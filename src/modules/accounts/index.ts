export { accountsJobs } from './accounts.jobs.ts';
export { accountsRoutes } from './accounts.routes.ts';
export { passkeysRoutes } from './passkeys.routes.ts';
export { securityRoutes } from './security.routes.ts';
export { beginActing, endActing } from './use-cases/act-as.ts';
export { admitAdmin, checkOwn } from './use-cases/admit-admin.ts';
export { allows, checkMayPublish } from './use-cases/allows.ts';
export { beginTrial } from './use-cases/begin-trial.ts';
export { confirmPassword } from './use-cases/confirm-password.ts';
export { findActor } from './use-cases/find-actor.ts';
export { makePasswordLink } from './use-cases/make-password-link.ts';
export { register } from './use-cases/register.ts';
export { checkEmailVerified, proveAddress } from './use-cases/verify-email.ts';
export { startSession } from './use-cases/start-session.ts';
export { checkNames } from './use-cases/check-names.ts';
export { presentOwnUser, presentSecurityEvent } from './accounts.present.ts';
export type { PersonCard } from './accounts.contract.ts';
export { findUser, findUserByName, makeAdmin, readPeople, renameUserZones, type UserRow } from './accounts.store.ts';
export {
  endPlan,
  findByCustomer,
  lockTermsOf,
  setCustomerOnce,
  setPaidTerms,
  setPlan,
  setPolicy,
  setTakesPayments,
} from './terms.store.ts';
export { readSiteSettings, writeSiteSettings, type SiteSettings } from './site.store.ts';
export { deleteSessionsOf } from './sessions.store.ts';
export { findChallenge, takeChallenge } from './security.store.ts';
export { insertSecurityEvents, listSecurityEvents, type SecurityEventRow } from './security-events.store.ts';
export type {
  AccountEmailChangeAsked,
  AccountEmailConfirmed,
  AccountEmailVerificationAsked,
  AccountLeaves,
  AboutModerated,
  AccountModerated,
  AccountPasswordChanged,
  AccountPasswordResetAsked,
  AccountReadByAdmin,
  AccountRegistered,
  AccountSecurityChanged,
} from './accounts.events.ts';
export { isDemoPerson, trialFrom } from './rules/index.ts';
export { readLastSignIns } from './sessions.store.ts';
