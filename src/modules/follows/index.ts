export { listenFollows } from './follows.jobs.ts';
export { followsRoutes } from './follows.routes.ts';
export { followCountsOf, followedAmong, followedUnmuted, type FollowCounts } from './follows.store.ts';
