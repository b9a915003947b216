import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '#web/ui/dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { XIcon } from '#web/ui/icons.ts';
import { useRoom } from '#web/ui/use-room.ts';
import { clientOf, visitOf } from '../visit-of.ts';
import type { CalendarBooking } from './calendar-query.ts';
import { VisitActions, type PanelActions } from './visit-actions.tsx';
import { VisitFacts } from './visit-facts.tsx';

export interface VisitPanelProps {
  booking: CalendarBooking;
  now: number;
  /** True while something else is asked, so that no second sheet lies over this one. */
  hidden: boolean;
  onClose: () => void;
  actions: PanelActions;
}

/** A visit and its client, on a sheet; beside the calendar where there is room. */
export function VisitPanel({ booking, now, hidden, onClose, actions }: VisitPanelProps) {
  const t = useTranslations('bookings');
  const roomy = useRoom('lg', true);
  const title = clientOf(booking)?.name ?? booking.service.name;
  const facts = <VisitFacts booking={booking} now={now} />;
  const buttons = <VisitActions booking={booking} now={now} actions={actions} />;
  if (!roomy) {
    return (
      <Dialog
        open={!hidden}
        onOpenChange={(stays) => !stays && !hidden && onClose()}
        title={title}
        description={visitOf(booking, now).line}
        closeLabel={t('close')}
        footer={<div className="grid grid-cols-2 gap-2 *:last:odd:col-span-2">{buttons}</div>}
      >
        {facts}
      </Dialog>
    );
  }
  return (
    <Aside title={title} line={visitOf(booking, now).line} closeLabel={t('close')} onClose={onClose}>
      {facts}
      <div className="mt-5 flex flex-wrap gap-2 *:grow">{buttons}</div>
    </Aside>
  );
}

interface AsideProps {
  title: string;
  line: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

function Aside({ title, line, closeLabel, onClose, children }: AsideProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const leave = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
  return (
    <aside
      aria-labelledby="visit-panel"
      onKeyDown={leave}
      className="sticky top-6 max-h-[calc(100dvh-3rem)] w-side shrink-0 overflow-y-auto rounded-card border border-line bg-surface p-5"
    >
      <div className="flex items-start justify-between gap-2">
        <h2 id="visit-panel" ref={heading} tabIndex={-1} className="type-display-s outline-none">
          {title}
        </h2>
        <IconButton label={closeLabel} onClick={onClose} className="-me-2 -mt-2">
          <XIcon size={22} aria-hidden />
        </IconButton>
      </div>
      <p className="mb-4 type-small text-ink-2">{line}</p>
      {children}
    </aside>
  );
}
