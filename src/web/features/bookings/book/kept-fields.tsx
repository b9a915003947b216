import type { Typed } from './typed.ts';

/**
 * What was typed into the booking form, out of sight: a press in the form that carries it loses nothing. What was settled or
 * agreed to goes with the visit that it was for.
 */
export function KeptFields({ typed }: { typed: Typed }) {
  return Object.entries(typed).map(
    ([name, value]) => typeof value === 'string' && <input key={name} type="hidden" name={name} value={value} />,
  );
}
