import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatTime, zoneCity } from '#kernel/visit-time';
import { useDeviceZone } from '#web/api/use-time-zones.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { isSameZone } from './same-zone.ts';
import { useMinute } from './use-minute.ts';

export interface ZoneNoticeProps {
  /** The zone that is saved. */
  zone: string;
  /** Whether the person said themselves that it is right. */
  confirmed: boolean;
  busy: boolean;
  onConfirm: () => void;
  /** Puts another zone in its place, unsaved. */
  onMove: (zone: string) => void;
}

/** Asks once whether a detected zone is right, and somebody who travels whether their calendar comes along. */
export function ZoneNotice({ zone, confirmed, busy, onConfirm, onMove }: ZoneNoticeProps) {
  const t = useTranslations('availability.editor');
  const minute = useMinute();
  const here = useDeviceZone();
  const [asked, setAsked] = useState(false);
  const city = zoneCity(zone);
  if (!confirmed) {
    return (
      <Banner
        title={t('confirmZoneTitle', { city })}
        action={
          <Button look="quiet" size="compact" busy={busy} busyLabel={t('confirming')} onClick={onConfirm}>
            {t('confirmZone', { city })}
          </Button>
        }
      >
        {minute === undefined ? t('confirmZoneTextPlain') : t('confirmZoneText', { time: formatTime(minute, zone) })}
      </Banner>
    );
  }
  if (!here || asked || isSameZone(here, zone) || wasAsked(here, zone)) return null;
  function answer(moving: boolean) {
    keepAsked(here!, zone);
    setAsked(true);
    if (moving) onMove(here!);
  }
  return (
    <Banner
      title={t('travelTitle', { here: zoneCity(here), there: city })}
      action={
        <span className="flex flex-wrap gap-2">
          <Button look="quiet" size="compact" onClick={() => answer(false)}>
            {t('keepZone', { city })}
          </Button>
          <Button look="quiet" size="compact" onClick={() => answer(true)}>
            {t('moveZone', { city: zoneCity(here) })}
          </Button>
        </span>
      }
    >
      {t('travelText', { there: city })}
    </Banner>
  );
}

const askedKey = (here: string, there: string) => `uli-travel-asked:${here}:${there}`;

/** Storage may be switched off; then the question comes again. */
function wasAsked(here: string, there: string): boolean {
  try {
    return localStorage.getItem(askedKey(here, there)) !== null;
  } catch {
    return false;
  }
}

function keepAsked(here: string, there: string): void {
  try {
    localStorage.setItem(askedKey(here, there), 'yes');
  } catch {
    // Asked again another time.
  }
}
