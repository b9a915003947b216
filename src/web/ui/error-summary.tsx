import { useEffect, useRef } from 'react';
import { arrivalFocus } from './arrival-focus.ts';

export interface ErrorSummaryProps {
  /** "2 fields need another look" */
  title: string;
  /** `id` is the control's id (Field's `id`). */
  errors: readonly { id: string; message: string }[];
}

/** All errors of a form after a failed submit. Takes focus when it appears, and links to each field. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const shown = errors.length > 0;
  useEffect(() => {
    if (shown) box.current?.focus();
  }, [shown]);
  if (!shown) return null;
  return (
    <div ref={box} {...arrivalFocus} role="alert" className="rounded-control bg-danger-soft px-4 py-3.5">
      <p className="type-strong">{title}</p>
      <ul className="mt-1 grid">
        {errors.map((error) => (
          <li key={error.id}>
            <a href={`#${error.id}`} className="link inline-block py-1 text-ink">
              {error.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
