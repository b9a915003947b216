export interface ToastMessage {
  title: string;
  description?: string;
  look?: 'default' | 'destructive';
  /** One thing to do about it; nothing that is needed may be only here. */
  action?: { label: string; onSelect: () => void };
}

export interface ShownToast extends ToastMessage {
  readonly id: number;
  readonly open: boolean;
}

/** How long a dismissed toast is kept, in milliseconds. */
export const dismissedToastKept = 1_000_000;

/** Holds at most one toast: a new one takes the place of the one before. */
export function createToastStore() {
  let slot: ShownToast | undefined;
  let lastId = 0;
  let removal: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function put(next: ShownToast | undefined) {
    slot = next;
    clearTimeout(removal);
    for (const listener of listeners) listener();
  }

  return {
    /** Shows a toast; answers its id. */
    show(message: ToastMessage): number {
      lastId += 1;
      put({ ...message, id: lastId, open: true });
      return lastId;
    },
    /** Closes that toast if it is still the one shown. */
    dismiss(id: number): void {
      if (slot?.id !== id || !slot.open) return;
      put({ ...slot, open: false });
      removal = setTimeout(() => put(undefined), dismissedToastKept);
    },
    current: (): ShownToast | undefined => slot,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export interface ToastRegionTexts {
  /** Names the region; `{hotkey}` is replaced by F8. "Notifications ({hotkey})" */
  label: string;
  closeLabel: string;
}

/** The one store of this browser tab. */
export const toastStore = createToastStore();
