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
