export { reportedKinds, reportReasons, reportStatuses } from './reports.ts';
export { phoneDigits, phoneLength } from './phone-digits.ts';
