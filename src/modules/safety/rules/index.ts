export { reportedKinds, reportReasons, reportStatuses } from './reports.ts';
export { phoneDigits } from './phone-digits.ts';
