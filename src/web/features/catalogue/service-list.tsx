import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { sentenceOf } from '#web/api/error.ts';
import type { ServiceOnWire } from '#modules/catalogue/contract';
import { useToast } from '#web/ui/toast.tsx';
import { moved } from './own-services.ts';
import { ServiceRow } from './service-row.tsx';
import { useChangeService } from './use-change-service.ts';
import { useDragOrder } from '#web/ui/use-drag-order.ts';
import { useOrderServices } from './use-order-services.ts';
import { useRemoveWithUndo } from './use-remove-with-undo.ts';

export interface ServiceListProps {
  userId: number;
  services: readonly ServiceOnWire[];
  onEdit: (service: ServiceOnWire) => void;
}

/** One's services in their order, which is changed by dragging or by the buttons of each row. */
export function ServiceList({ userId, services, onEdit }: ServiceListProps) {
  const t = useTranslations('catalogue');
  const { toast } = useToast();
  const change = useChangeService(userId);
  const remove = useRemoveWithUndo(userId);
  const { announcement, moveTo, list } = useMoving(userId, services);
  const rowAt = useDragOrder((from, to) => moveTo(from, to));

  function show(service: ServiceOnWire, published: boolean) {
    const { id: serviceId, name } = service;
    change.mutate(
      { serviceId, published },
      {
        onSuccess: () =>
          published
            ? toast({ title: t('published', { name }) })
            : toast({ title: t('hidden', { name }), description: t('hiddenText') }),
        onError: (error) => toast({ title: sentenceOf(error) ?? t('changeFailed'), look: 'destructive' }),
      },
    );
  }

  return (
    <>
      <ul ref={list} aria-label={t('list')} className="rounded-card border border-line bg-surface">
        {services.map((service, index) => (
          <ServiceRow
            key={service.id}
            service={service}
            first={index === 0}
            last={index === services.length - 1}
            {...rowAt(index)}
            onMove={(direction) => moveTo(index, direction === 'up' ? index - 1 : index + 1, direction)}
            onShow={(published) => show(service, published)}
            onEdit={() => onEdit(service)}
            onRemove={() => void remove(service)}
          />
        ))}
      </ul>
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
    </>
  );
}

/** Moves a row, says where it is now, and keeps the focus on the button that moved it. */
function useMoving(userId: number, services: readonly ServiceOnWire[]) {
  const t = useTranslations('catalogue');
  const { toast } = useToast();
  const order = useOrderServices(userId);
  const list = useRef<HTMLUListElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const pressed = useRef<{ id: number; place: number; direction: 'up' | 'down' }>(undefined);
  useLayoutEffect(() => {
    const { id, place = 0, direction } = pressed.current ?? {};
    // The new order shows a moment after the press.
    if (id === undefined || services[place]?.id !== id) return;
    pressed.current = undefined;
    list.current?.children[place]?.querySelector<HTMLElement>(`[data-move=${direction}]`)?.focus();
  });

  function moveTo(from: number, to: number, direction?: 'up' | 'down') {
    if (direction) pressed.current = { id: services[from]!.id, place: to, direction };
    order.mutate(moved(services, from, to), {
      onError: (error) => toast({ title: t('orderFailed'), description: sentenceOf(error) ?? '', look: 'destructive' }),
    });
    setAnnouncement(t('movedTo', { name: services[from]!.name, place: to + 1, count: services.length }));
  }
  return { announcement, moveTo, list };
}
