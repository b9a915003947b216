export { subscriptionsJobs } from './subscriptions.jobs.ts';
export { subscriptionsRoutes } from './subscriptions.routes.ts';
export { listenToProvider } from './use-cases/listen-to-provider.ts';
export { writePlanMail, type PlanLetter } from './use-cases/write-plan-mail.ts';
