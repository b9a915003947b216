export { payoutsJobs } from './payouts.jobs.ts';
export { payoutsRoutes } from './payouts.routes.ts';
export { findPayee, readVat } from './payouts.store.ts';
export { listenToAccounts } from './use-cases/listen-to-accounts.ts';
