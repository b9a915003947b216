/** One file with everything in it, and the way back. */
export { writeBackup, type KeptFile } from './backup.ts';
export { BackupRefused } from './refused.ts';
export { readBackup } from './restore.ts';
