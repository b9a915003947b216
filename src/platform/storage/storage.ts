export interface StoredFile {
  readonly body: ReadableStream<Uint8Array>;
  readonly bytes: number;
}

/** Files by name, such as `media/abc/large.jpg`: slashes make folders, and names are ours, never a person's. */
export interface Storage {
  /** Stores a file, whole or not at all; one that is there already is replaced. */
  write(name: string, content: Uint8Array, type: string): Promise<void>;
  /** The file as a stream; undefined when there is none. */
  read(name: string): Promise<StoredFile | undefined>;
  /** Removes files; those that are not there are no failure. */
  remove(names: readonly string[]): Promise<void>;
}

/** Files can be neither kept nor read now; its message says why, to who runs the program and to nobody else. */
export class StorageFailure extends Error {}

/** The same storage, whose every failure is a `StorageFailure`. */
export function sayingWhy(storage: Storage): Storage {
  return {
    write: (name, content, type) => storage.write(name, content, type).catch(fail),
    read: (name) => storage.read(name).catch(fail),
    remove: (names) => storage.remove(names).catch(fail),
  };
}

function fail(error: unknown): never {
  if (error instanceof StorageFailure) throw error;
  const { cause, code, name } = error as { cause?: { code?: string }; code?: string | number; name?: string };
  const why = cause?.code ?? (typeof code === 'string' ? code : name);
  throw new StorageFailure(`files can be neither kept nor read: ${why}`, { cause: error });
}
