export { profilesRoutes } from './profiles.routes.ts';
export { findHighestUserId, findPublicUser, findPublicUsers, listArtistAddresses } from './profiles.store.ts';
