import { useEffect, useRef } from 'react';
import { focusFirstInvalid } from '#web/ui/focus-first-invalid.ts';

/**
 * A form, and what brings somebody to its first wrong field: `lead` where the form itself finds it; what the server refuses
 * leads there by itself.
 */
export function useFirstWrong(refused: object | null | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const lead = () => focusFirstInvalid(form.current);
  useEffect(() => {
    if (refused) focusFirstInvalid(form.current);
  }, [refused]);
  return { form, lead };
}
