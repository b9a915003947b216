export { catalogueJobs, listenCatalogue, type CataloguePorts } from './catalogue.jobs.ts';
export { catalogueRoutes } from './catalogue.routes.ts';
export {
  findService,
  findServices,
  findServiceWithOffers,
  insertServices,
  listPublishedServices,
  type Service,
  type ServiceWithOffers,
} from './catalogue.store.ts';
export { offersRoutes, type OffersPorts } from './offers.routes.ts';
export { insertSampleOffers } from './use-cases/add-sample-offers.ts';
export { joinServices, type JoinedServices, type WishedServices } from './use-cases/join-services.ts';
