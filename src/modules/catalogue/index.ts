export { listenCatalogue } from './catalogue.jobs.ts';
export { catalogueRoutes } from './catalogue.routes.ts';
export { findService, insertServices, listPublishedServices, type Service } from './catalogue.store.ts';
