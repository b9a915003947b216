import type { ReactNode } from 'react';
import { CaretDownIcon } from './icons.ts';

/** A question that opens to its answer, without script. */
export function Disclosure({
  summary,
  open,
  wide = false,
  children,
}: {
  summary: ReactNode;
  open?: boolean;
  /** For what is no text: fields, say. */
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <details open={open} className="group border-b border-line">
      <summary className="flex min-h-14 items-center justify-between gap-4 rounded-control py-3 type-strong">
        <span className="min-w-0">{summary}</span>
        <CaretDownIcon
          size={20}
          aria-hidden
          className="shrink-0 text-ink-2 transition-[rotate] group-open:rotate-180"
        />
      </summary>
      <div className={wide ? 'pb-5' : 'pb-5 text-ink-2 measure'}>{children}</div>
    </details>
  );
}
