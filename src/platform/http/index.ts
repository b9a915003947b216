export { readAddress } from './address.ts';
export { createApi, type ApiOptions } from './api.ts';
export { answerError } from './errors.ts';
export { crossSiteGuard, limitBody, securityHeaders } from './guards.ts';
export { actorOf, createRouter, personOf, type RouteContext, type Router } from './router.ts';
export { answers, bodyId, errorBody, pathId, refusals, takes, wireInstant } from './schemas.ts';
export { giveSession, sessionCookie, takeSession } from './session-cookie.ts';
