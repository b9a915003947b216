import { useState } from 'react';

/**
 * A key for a form whose fields are an address's: it changes when the address does by other means (a link, going back), so
 * that the fields follow, and stays when the form itself changed it, so that nobody loses the field they are in.
 */
export function useFormVersion(search: string): { version: number; expect: (search: string) => void } {
  const [state, setState] = useState({ seen: search, expected: search, version: 0 });
  if (state.seen !== search) {
    const version = state.version + (state.expected === search ? 0 : 1);
    setState({ ...state, seen: search, version });
  }
  return { version: state.version, expect: (expected) => setState((before) => ({ ...before, expected })) };
}
