export { leavingRoutes } from './leaving.routes.ts';
export { ownDataJobs } from './own-data.jobs.ts';
export { ownDataRoutes } from './own-data.routes.ts';
export { exportPerson } from './use-cases/export-person.ts';
export { leaveFor, readDeletion } from './use-cases/leave.ts';
export { lockAdmins, lockPerson, returnPerson, withdrawPerson } from './leaving.store.ts';
