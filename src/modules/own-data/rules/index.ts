export { csvHead, csvLine, decimalAmount } from './csv.ts';
export { exportName } from './export-name.ts';
export { leavingDays, leavingEnd, type Leaving } from './leaving.ts';
export { exportStatuses, readyFor, statusAt, type ExportStatus } from './export-status.ts';
