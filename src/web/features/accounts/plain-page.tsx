import type { ReactNode } from 'react';
import { paths } from '#web/paths.ts';
import { Link } from '#web/ui/link.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { AuthSplit } from './auth-split.tsx';

/** A page of one task, without the shell around it. */
export function PlainPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <AuthSplit>
      <Link href={paths.home} aria-label="Uli" className="inline-flex min-h-11 items-center self-start">
        <Logo />
      </Link>
      <div className="flex flex-col gap-6">
        <h1 className="type-display-m">{title}</h1>
        {children}
      </div>
    </AuthSplit>
  );
}
