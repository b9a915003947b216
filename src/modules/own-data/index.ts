export { leavingRoutes } from './leaving.routes.ts';
export { ownDataJobs } from './own-data.jobs.ts';
export { ownDataRoutes } from './own-data.routes.ts';
