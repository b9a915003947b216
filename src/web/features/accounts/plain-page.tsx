import type { ReactNode } from 'react';
import { paths } from '#web/paths.ts';
import { Link } from '#web/ui/link.tsx';
import { Logo } from '#web/ui/logo.tsx';

/** A narrow page of one task, without the shell around it. */
export function PlainPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main id="main" className="mx-auto flex min-h-dvh w-full max-w-form flex-col gap-6 px-gutter py-8 md:px-0 md:py-16">
      <Link href={paths.home} aria-label="Uli" className="inline-flex min-h-11 items-center self-start">
        <Logo />
      </Link>
      <h1 className="type-display-m">{title}</h1>
      {children}
    </main>
  );
}
