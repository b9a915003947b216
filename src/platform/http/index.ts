export { factsOf, meetRequest, type RequestFacts } from './edge.ts';
export { rememberLanguage, speakToReader, tagIn, takeLanguage } from './language.ts';
export { createApi, type ApiOptions } from './api.ts';
export { answerError, describeError, refuseInvalid } from './errors.ts';
export { cursorKey, cursorKind, linkNext, type CursorKind } from './cursors.ts';
export { crossSiteGuard, limitBody } from './guards.ts';
export { changesLimit, limitOf, readsLimit } from './meter.ts';
export { inertPolicy, securityHeaders } from './security-headers.ts';
export { cutPage, pageQuery, readPage, type Page, type Position } from './pages.ts';
export { askInProcess, type InProcessAnswer } from './in-process.ts';
export {
  actorOf,
  adminOf,
  createRouter,
  freshAdminOf,
  freshPersonOf,
  ownPersonOf,
  personOf,
  readAs,
  sessionOf,
  type HeldSession,
  type RouteContext,
  type Router,
} from './router.ts';
export { answers, bodyId, errorBody, pathId, queryIds, refusals, takes, wireInstant } from './schemas.ts';
export { orNull, wireError, wireLine, wireLines, wireLink, wireName, wirePhone, wireTick } from './texts.ts';
export { neighbourhoodOf } from './address.ts';
export {
  giveCookie,
  giveSession,
  giveSignIn,
  ownCookie,
  signInSource,
  takeCookie,
  type Entry,
  type SignInSource,
} from './cookies.ts';
