export { providerRoutes, sandboxRoutes } from './provider.routes.ts';
export { isFailure, keepFailure, takeFailure } from './provider.store.ts';
export type { Effect, ListenToProvider } from './use-cases/take-event.ts';
