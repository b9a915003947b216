export { isOpen, officeDayOf, officeHours, type OfficeDay } from './office-hours.ts';
export { messageStates } from './message-states.ts';
