import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';

/**
 * On a phone the thread takes the place of the list, and with it of the link that was pressed: the focus comes along. Whoever
 * wrote the first words, which brings the thread about, goes on writing.
 */
export function useArrivalFocus() {
  const section = useRef<HTMLElement>(null);
  const how = useNavigationType();
  useEffect(() => {
    const focused = document.activeElement;
    const gone = !focused || focused === document.body || !focused.checkVisibility();
    if (!gone || how === 'POP') return;
    const field = section.current?.querySelector('textarea');
    if (how !== 'REPLACE' || !field) return section.current?.focus();
    field.focus();
    field.setSelectionRange(field.value.length, field.value.length);
  }, [how]);
  return section;
}
