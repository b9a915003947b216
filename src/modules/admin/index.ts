export { adminJobs } from './admin.jobs.ts';
export { adminRoutes } from './admin.routes.ts';
export { appointAdmin } from './use-cases/appoint-admin.ts';
