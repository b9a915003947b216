import type { HTMLAttributes, Ref } from 'react';
import { useTranslations } from 'use-intl';
import { formatDuration, formatPrice } from '#kernel/visit-time';
import type { ServiceOnWire } from '#modules/catalogue/contract';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ArrowDownIcon, ArrowUpIcon, DotsSixVerticalIcon } from '#web/ui/icons.ts';
import { AdvanceLine } from './advance-line.tsx';

export interface ServiceRowProps {
  service: ServiceOnWire;
  first: boolean;
  last: boolean;
  /** How far it is dragged, in pixels; undefined while it lies still. */
  dragged: number | undefined;
  /** How far it makes room for another that is dragged, in pixels. */
  shifted: number;
  grip: HTMLAttributes<HTMLElement>;
  rowRef: Ref<HTMLLIElement>;
  onMove: (direction: 'up' | 'down') => void;
  onShow: (published: boolean) => void;
  onEdit: () => void;
  onRemove: () => void;
}

/** A service as its owner sees it: what clients read, and what can be done with it. */
export function ServiceRow({ service, first, last, dragged, shifted, grip, rowRef, ...acts }: ServiceRowProps) {
  const t = useTranslations('catalogue');
  const { name, published, sample } = service;
  const say = (action: string) => ({ 'aria-label': t('actionFor', { action, name }) });
  const show = published ? t('hide') : sample ? t('use') : t('publish');
  const remove = sample && !published ? t('delete') : t('remove');
  const offset = dragged ?? shifted;
  const alone = first && last;
  return (
    <li
      ref={rowRef}
      style={offset === 0 ? undefined : { translate: `0 ${offset}px` }}
      className={classNames(
        'relative flex gap-1 border-b border-line bg-surface py-3 pe-3 first:rounded-t-card last:rounded-b-card last:border-b-0 md:pe-4',
        dragged === undefined ? 'transition-[translate] duration-200' : 'z-10 rounded-control shadow-float',
      )}
    >
      <span {...grip} title={t('drag', { name })} className={classNames(gripClass, alone && 'invisible')}>
        <DotsSixVerticalIcon size={22} weight="bold" aria-hidden />
      </span>
      <div className="min-w-0 grow">
        <div className="flex items-baseline gap-x-3">
          <h2 className="flex min-w-0 grow items-baseline-last gap-2 type-strong">
            <span className={classNames('min-w-0', !published && 'text-ink-2')}>{name}</span>
            {!published && <DraftBadge className="self-center max-md:hidden" />}
            <span aria-hidden className={leaderClass} />
          </h2>
          <span className="type-small whitespace-nowrap text-ink-2 max-md:hidden">
            {formatDuration(service.duration)}
          </span>
          <span className="text-end md:min-w-14 type-figure">{formatPrice(service.price, service.currency)}</span>
        </div>
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 type-small text-ink-2 md:hidden">
          {formatDuration(service.duration)}
          {!published && <DraftBadge />}
        </p>
        {service.addOn && <p className="mt-0.5 type-small text-ink-2">{t('addOn')}</p>}
        <AdvanceLine service={service} />
        {service.description && (
          <p dir="auto" className="mt-0.5 line-clamp-2 type-small text-ink-3 measure">
            {service.description}
          </p>
        )}
        <div className="-ms-2 flex flex-wrap items-center">
          <Button look="plain" size="compact" className="px-2!" {...say(show)} onClick={() => acts.onShow(!published)}>
            {show}
          </Button>
          <Button look="plain" size="compact" className="px-2!" {...say(t('edit'))} onClick={acts.onEdit}>
            {t('edit')}
          </Button>
          <Button look="plain" size="compact" className="px-2!" {...say(remove)} onClick={acts.onRemove}>
            {remove}
          </Button>
          {!alone && (
            <span className="-me-2 ms-auto flex">
              <MoveButton direction="up" name={name} ends={first} onMove={acts.onMove} />
              <MoveButton direction="down" name={name} ends={last} onMove={acts.onMove} />
            </span>
          )}
        </div>
      </div>
    </li>
  );
}

function DraftBadge({ className }: { className?: string }) {
  const t = useTranslations('catalogue');
  return (
    <Badge status="draft" {...(className && { className })}>
      {t('draft')}
    </Badge>
  );
}

/** Stays a stop of the keyboard at the ends of the list, so that moving to an end does not lose the focus. */
function MoveButton({
  direction,
  name,
  ends,
  onMove,
}: {
  direction: 'up' | 'down';
  name: string;
  ends: boolean;
  onMove: ServiceRowProps['onMove'];
}) {
  const t = useTranslations('catalogue');
  const action = direction === 'up' ? t('moveUp') : t('moveDown');
  const Icon = direction === 'up' ? ArrowUpIcon : ArrowDownIcon;
  return (
    <IconButton
      label={t('actionFor', { action, name })}
      title={action}
      data-move={direction}
      aria-disabled={ends}
      onClick={() => !ends && onMove(direction)}
      className={ends ? 'cursor-default! text-line-strong!' : 'text-ink-2'}
    >
      <Icon size={20} aria-hidden />
    </IconButton>
  );
}

const gripClass =
  'flex w-8 shrink-0 cursor-grab touch-none items-center justify-center rounded-control text-ink-3 hover:text-ink active:cursor-grabbing md:w-11';
const leaderClass =
  'h-1 min-w-0 grow bg-[radial-gradient(circle,var(--line-strong)_1px,transparent_1.25px)] bg-[length:6px_4px] bg-repeat-x';
