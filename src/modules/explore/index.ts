export { exploreJobs } from './explore.jobs.ts';
export { exploreRoutes } from './explore.routes.ts';
export { listCategoryPages } from './places.store.ts';
export { refreshPeople } from './use-cases/refresh-people.ts';
export { findFreeAmong } from './use-cases/find-free-among.ts';
