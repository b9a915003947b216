import type { ComponentType } from 'preact';

/** The script of a part that comes when the part is first shown. */
export interface Script<Props> {
  /** Null once it is there, or will not come. */
  wait(): Promise<void> | null;
  /** Throws what kept it from coming. */
  read(): ComponentType<Props>;
}

export function scriptOf<Props>(load: () => Promise<{ default: ComponentType<Props> }>): Script<Props> {
  let part: ComponentType<Props> | undefined;
  let failure: { error: unknown } | undefined;
  let onTheWay: Promise<void> | undefined;
  return {
    wait() {
      if (part || failure) return null;
      onTheWay ??= load().then(
        (loaded) => {
          part = loaded.default;
        },
        (error: unknown) => {
          failure = { error };
        },
      );
      return onTheWay;
    },
    read() {
      if (!part) throw failure?.error;
      return part;
    },
  };
}
