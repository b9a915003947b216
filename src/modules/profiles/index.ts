export { profilesRoutes } from './profiles.routes.ts';
export { findPublicUser } from './profiles.store.ts';
