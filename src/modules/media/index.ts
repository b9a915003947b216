export { mediaJobs } from './media.jobs.ts';
export { mediaRoutes } from './media.routes.ts';
export { findMedia, type MediaRow } from './media.store.ts';
export { imageOf, smallAddressOf, thumbAddressOf, type Image, type ShownMedia } from './rules/index.ts';
export { attachMedia, readImages, releaseMedia } from './use-cases/attach-media.ts';
export { receiveUpload, type Upload } from './use-cases/receive-upload.ts';
export { dropImages, storeImage } from './use-cases/store-picture.ts';
