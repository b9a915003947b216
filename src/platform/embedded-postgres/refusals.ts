/** The data folder cannot be used as things are; the message is one sentence that tells the operator what to do. */
export class FolderUnusable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'FolderUnusable';
  }
}

/** Another running program has the data folder. */
export class FolderInUse extends FolderUnusable {
  constructor(folder: string, holder?: number) {
    const who = holder === undefined ? 'Another running Uli' : `Another running Uli (process ${holder})`;
    super(`${who} already uses the folder ${folder}: stop it first, or set ULI_DATA to another folder.`);
    this.name = 'FolderInUse';
  }
}

/** The `code` of a system error, such as `ENOENT`. */
export function systemCode(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException | undefined)?.code;
}
