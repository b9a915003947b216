import { useState } from 'react';

/**
 * What a dialog is about. It stays while the dialog fades out, and `turn` is another one each time, as the dialog's key.
 */
export function useShown<Value>() {
  const [state, setState] = useState<{ value: Value; open: boolean; turn: number }>();
  return {
    value: state?.value,
    open: state?.open ?? false,
    turn: state?.turn ?? 0,
    show: (value: Value) => setState((last) => ({ value, open: true, turn: (last?.turn ?? 0) + 1 })),
    hide: () => setState((last) => last && { ...last, open: false }),
  };
}
