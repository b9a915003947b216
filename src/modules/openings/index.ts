export { presentOpening } from './openings.present.ts';
export { openingsRoutes } from './openings.routes.ts';
export { agreedOpenings, findOpening, shiftOpening, type Opening } from './openings.store.ts';
export { addOpening } from './use-cases/add-opening.ts';
export { listNextTimes } from './use-cases/list-next-times.ts';
export { readOpenings, readOpeningsAmong, readOpeningsOf } from './use-cases/read-openings.ts';
