import { Suspense, useRef, useState, type ReactNode } from 'react';
import { DropdownMenu, MenuSeparator } from '#web/ui/dropdown-menu.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { DotsThreeIcon } from '#web/ui/icons.ts';
import type { Subject } from './report-dialog.tsx';
import type { Other } from './use-bar.ts';
import { lazy } from '#web/ui/lazy.ts';

// Nobody mutes, blocks or reports before they have looked.
const PersonMenuItems = lazy(async () => ({ default: (await import('./person-menu-items.tsx')).PersonMenuItems }));
const BlockDialog = lazy(async () => ({ default: (await import('./block-dialog.tsx')).BlockDialog }));
const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }));

export interface PersonMenuProps {
  person: Other;
  /** What would be reported; the person when nothing else is given. */
  subject?: Subject;
  /** How things stand, where it is known; without it one can only mute and block. */
  ties?: { readonly muted: boolean; readonly blocked: boolean } | undefined;
  /** Names the button: "More about this post by Ada". */
  label: string;
  /** On a photo: the button has a ground of its own. */
  ground?: boolean;
  /** Beside words: the button is small and grey. */
  quiet?: boolean;
  align?: 'start' | 'end';
  /** Items of the place it stands in, above these. */
  children?: ReactNode;
}

/** The "…" beside somebody and what they show: mute, block, report. */
export function PersonMenu({
  person,
  subject,
  ties,
  label,
  ground = false,
  quiet = false,
  align = 'end',
  children,
}: PersonMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [asking, setAsking] = useState<'block' | 'report'>();
  const [asked, setAsked] = useState<ReadonlySet<'block' | 'report'>>(new Set());
  const ask = (what: 'block' | 'report') => {
    setAsked(new Set([...asked, what]));
    setAsking(what);
  };
  const close = () => setAsking(undefined);
  const returnFocus = () => button.current;
  const muted = ties?.muted ?? false;
  const blocked = ties?.blocked ?? false;
  return (
    <>
      <DropdownMenu
        align={align}
        trigger={
          <IconButton ref={button} label={label} ground={ground} {...(quiet && { className: '-my-1.5 text-ink-3' })}>
            <DotsThreeIcon size={quiet ? 22 : 26} weight="bold" aria-hidden />
          </IconButton>
        }
      >
        {children}
        {children && <MenuSeparator />}
        <PersonMenuItems person={person} muted={muted} blocked={blocked} onAsk={ask} />
      </DropdownMenu>
      <Suspense>
        {asked.has('block') && (
          <BlockDialog open={asking === 'block'} person={person} onClose={close} returnFocus={returnFocus} />
        )}
        {asked.has('report') && (
          <ReportDialog
            open={asking === 'report'}
            subject={subject ?? { kind: 'user', id: person.id }}
            name={person.fullName}
            onClose={close}
            returnFocus={returnFocus}
          />
        )}
      </Suspense>
    </>
  );
}
