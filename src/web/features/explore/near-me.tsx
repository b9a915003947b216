import { useState, type ReactNode, type RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { Chip, chipRow } from '#web/ui/chip.tsx';
import { MapPinIcon } from '#web/ui/icons.ts';
import type { Filters } from './filters.ts';

/** Two decimals of a degree are about a kilometre: near enough to look around, too coarse to be an address. */
const coarse = (degrees: number) => degrees.toFixed(2);

export interface NearMeProps {
  filters: Filters;
  form: RefObject<HTMLFormElement | null>;
  onLocated: (fields: FormData) => void;
  /** The chips after it. */
  children: ReactNode;
}

/** Looks around where the reader is. The browser is asked for it only when somebody presses the button. */
export function NearMe({ filters, form, onLocated, children }: NearMeProps) {
  const t = useTranslations('explore');
  const [state, setState] = useState<'idle' | 'locating' | 'refused'>('idle');
  const located = filters.lat !== undefined && filters.near === '';

  function show(place: { latitude: number; longitude: number } | undefined) {
    const fields = new FormData(form.current ?? undefined);
    for (const name of ['near', 'lat', 'lon']) fields.delete(name);
    const near = form.current?.elements.namedItem('near');
    if (near instanceof HTMLInputElement) near.value = '';
    if (place) {
      fields.set('lat', coarse(place.latitude));
      fields.set('lon', coarse(place.longitude));
    }
    onLocated(fields);
  }
  /** What the sentence asks for comes into sight: the field lies among the filters that are closed at first. */
  function refuse() {
    setState('refused');
    const near = form.current?.elements.namedItem('near');
    if (!(near instanceof HTMLInputElement)) return;
    near.closest('details')?.setAttribute('open', '');
    near.focus();
  }
  function press() {
    if (located) return show(undefined);
    if (!('geolocation' in navigator)) return refuse();
    setState('locating');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle');
        show(coords);
      },
      refuse,
      { timeout: 10_000, maximumAge: 600_000 },
    );
  }

  return (
    <div>
      <div className={chipRow.frame}>
        <div className={chipRow.line}>
          <Chip
            selected={located}
            icon={<MapPinIcon size={16} aria-hidden />}
            onClick={press}
            data-near
            className="[@media(scripting:none)]:hidden"
          >
            {state === 'locating' ? t('locating') : t('nearMe')}
          </Chip>
          {located && (
            <>
              <input type="hidden" name="lat" value={filters.lat} />
              <input type="hidden" name="lon" value={filters.lon} />
            </>
          )}
          {children}
        </div>
      </div>
      <p
        role="status"
        data-near-note
        data-words={t('locationRefused')}
        className="type-small text-ink-2 not-empty:mt-2"
      >
        {state === 'refused' && filters.near === '' && t('locationRefused')}
      </p>
    </div>
  );
}
