/** A backup cannot be made or brought back; the message is a sentence that says why. */
export class BackupRefused extends Error {}
