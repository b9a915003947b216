import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

/** One family of parts. */
export function Family({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line py-12">
      <h2 className="type-display-m">{title}</h2>
      <div className="mt-6 grid gap-8">{children}</div>
    </section>
  );
}

/** A part under its name, in its states. */
export function Specimen({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div>
      <h3 className="mb-3 type-small-strong text-ink-3">{name}</h3>
      <div className={classNames(!wide && 'flex flex-wrap items-center gap-3')}>{children}</div>
    </div>
  );
}
