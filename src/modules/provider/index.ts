export { providerRoutes, sandboxRoutes } from './provider.routes.ts';
export { takeEvent, type Effect, type ListenToProvider } from './use-cases/take-event.ts';
