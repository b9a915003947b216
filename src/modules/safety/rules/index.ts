export { reportedKinds, reportReasons, reportStatuses } from './reports.ts';
