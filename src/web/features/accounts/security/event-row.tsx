import { useTranslations } from 'use-intl';
import { formatMoment, joinFacts } from '#kernel/visit-time';
import type { SecurityEventOnWire } from '#modules/accounts/contract';
import { deviceOf } from '#modules/accounts/rules';
import { Badge } from '#web/ui/badge.tsx';
import { classNames } from '#web/ui/class-names.ts';

export interface EventRowProps {
  event: SecurityEventOnWire;
  /** Epoch milliseconds. */
  now: number;
  zone: string;
  /** Facts before the others, such as whose account it is. */
  before?: readonly (string | undefined)[];
}

/** An event of the security log: what and when, from which device and network address. */
export function EventRow({ event, now, zone, before = [] }: EventRowProps) {
  const t = useTranslations('securityEvents');
  const { kind, outcome, detail, device, address, current, actingName, at } = event;
  const { browser = 'none', system = 'none' } = deviceOf(device);
  const state = detail === 'second_step' ? 'waiting' : outcome;
  return (
    <div className="py-3.5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1 type-strong">
          {t(`kind.${kind}`)}
          {state !== 'done' && (
            <Badge status={state === 'refused' ? 'cancelled' : 'pending'}>{t(`state.${state}`)}</Badge>
          )}
        </span>
        <time dateTime={at} className="type-small text-ink-2 max-md:basis-full">
          {formatMoment(Date.parse(at), zone, { now })}
        </time>
      </p>
      {/* A username keeps its letters as they are. */}
      <p className={classNames('type-small text-ink-2 wrap-anywhere', before.length === 0 && 'first-letter:uppercase')}>
        {joinFacts([
          ...before,
          current ? t('thisDevice') : device === null ? undefined : t('device', { browser, system }),
          address === null ? undefined : t(whereFrom(address), { address }),
          actingName === null ? undefined : t('acting', { name: actingName }),
        ])}
      </p>
    </div>
  );
}

function whereFrom(address: string): 'thisMachine' | 'network' | 'address' {
  if (address === 'local' || address === '::1' || address.startsWith('127.')) return 'thisMachine';
  return address.endsWith('/64') ? 'network' : 'address';
}
