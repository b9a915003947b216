export { adminJobs } from './admin.jobs.ts';
export { adminRoutes } from './admin.routes.ts';
