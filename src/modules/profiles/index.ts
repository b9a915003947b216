export { profilesRoutes } from './profiles.routes.ts';
export { findPublicUser, findPublicUsers, listArtistAddresses } from './profiles.store.ts';
