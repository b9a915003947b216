export { profilesRoutes } from './profiles.routes.ts';
export { putProfileBack, takeProfileAway } from './use-cases/take-profile-away.ts';
export { findHighestUserId, findPublicUser, findPublicUsers, listArtistAddresses } from './profiles.store.ts';
