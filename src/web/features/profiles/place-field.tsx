import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import type { OwnUser } from '#modules/accounts/contract';
import { browserApi } from '#web/api/browser.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { CheckCircleIcon, MapPinIcon, WarningIcon } from '#web/ui/icons.ts';
import { TextInput } from '#web/ui/text-input.tsx';
import { useSettled } from '#web/ui/use-settled.ts';
import { longest, type ProfileFields } from './profile-fields.ts';
import { placeNamesQuery } from './place-names-query.ts';

/** The city, and whether people who look around it find one; where nobody knows the city, the device can say where it is. */
export function PlaceField({ user }: { user: Pick<OwnUser, 'city' | 'latitude'> }) {
  const t = useTranslations('settings.profile');
  const { control, setValue, formState } = useFormContext<ProfileFields>();
  const most = longest.city;
  const city = useController({
    control,
    name: 'city',
    rules: { maxLength: { value: most, message: t('tooLong', { most }) } },
  });
  const position = useController({ control, name: 'position' }).field.value;
  const [state, setState] = useState<'idle' | 'locating' | 'refused'>('idle');
  const listId = useId();
  const letters = useDeferredValue(city.fieldState.isDirty ? city.field.value.trim() : '');
  const settled = useSettled(letters);
  const names = useQuery({ ...placeNamesQuery(browserApi, letters), enabled: letters !== '' });

  function locate() {
    if (!('geolocation' in navigator)) return setState('refused');
    setState('locating');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setState('idle');
        setValue('position', { latitude, longitude }, { shouldDirty: true });
      },
      () => setState('refused'),
      { timeout: 10_000, maximumAge: 600_000 },
    );
  }

  const stands = city.field.value.trim() === (user.city ?? '') && user.city !== null;
  const known = position !== null || (stands && user.latitude !== null);
  // Said as soon as they have typed it: the next step of a set-up no longer shows it, and once they leave the field what
  // is under it, and under a finger, may not move.
  const unheard = letters !== '' && settled === letters && names.data?.length === 0;
  const said =
    state === 'refused'
      ? t('positionRefused')
      : position
        ? t('positionTaken')
        : (stands || unheard) && t(known ? 'placeKnown' : 'placeUnknown');
  return (
    <div>
      <Field label={t('city')} optional={t('optional')} hint={t('cityHint')} error={formState.errors.city?.message}>
        <TextInput {...city.field} autoComplete="address-level2" list={listId} />
      </Field>
      <datalist id={listId}>
        {names.data?.map(({ name }) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <p role="status" className="mt-2 flex items-start gap-1.5 type-small text-ink-2 empty:hidden">
        {said && (
          <>
            {known ? (
              <CheckCircleIcon size={18} aria-hidden className="mt-px shrink-0 text-success" />
            ) : (
              <WarningIcon size={18} aria-hidden className="mt-px shrink-0 text-warn" />
            )}
            {said}
          </>
        )}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          look="quiet"
          size="compact"
          icon={<MapPinIcon size={18} aria-hidden />}
          busy={state === 'locating'}
          busyLabel={t('locating')}
          onClick={locate}
        >
          {t('usePosition')}
        </Button>
        {position && (
          <Button look="plain" size="compact" onClick={() => setValue('position', null, { shouldDirty: true })}>
            {t('forgetPosition')}
          </Button>
        )}
      </div>
    </div>
  );
}
