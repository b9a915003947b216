export { listenAvailability } from './availability.jobs.ts';
export { availabilityRoutes, type AvailabilityPorts } from './availability.routes.ts';
export {
  readSchedule,
  readTimeZone,
  readTimeZones,
  renameScheduleZones,
  saveSchedule,
  type Dates,
  type Schedule,
} from './availability.store.ts';
export {
  beginClockUpdate,
  finishClockUpdate,
  hasClockUpdates,
  insertClockMoves,
  isClockUpdateFinished,
  listClockUpdates,
  type ClockMove,
  type ClockUpdate,
} from './clock-updates.store.ts';
export {
  listHeldTimes,
  listOccupiedTimes,
  lockArtist,
  occupyTime,
  readBusyTimes,
  releaseExpiredTimes,
  releaseHold,
  releaseHoldsIn,
  type BusyWindow,
  type OccupiedTime,
} from './busy-times.store.ts';
export { agreedBlocks, insertBlock, listBlocks, removeBlock, shiftBlock, type TimeBlock } from './time-blocks.store.ts';
export { presentSlots } from './availability.present.ts';
export { listNextFree } from './use-cases/list-next-free.ts';
export { listVisitSlots, type VisitToMove } from './use-cases/list-visit-slots.ts';
export { findNearestFree, nearestFreeWindow, nextDays, nextDaysReach } from './use-cases/find-nearest-free.ts';
export { readSlotFacts, readSlotFactsOf, type SlotFacts } from './slot-facts.store.ts';
export { bookableDates, instantsAround, overridesAround } from './use-cases/bookable-dates.ts';
export { checkDates } from './use-cases/list-slots.ts';
