export { listenClients } from './clients.jobs.ts';
export { clientsRoutes } from './clients.routes.ts';
