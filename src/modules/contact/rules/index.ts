export { isOpen, officeDayOf, officeHours, type OfficeDay } from './office-hours.ts';
