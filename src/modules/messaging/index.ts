export { messagingRoutes } from './messaging.routes.ts';
export { findReadable } from './messages.store.ts';
