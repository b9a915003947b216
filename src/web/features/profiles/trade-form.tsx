import { useEffect, useState, type ReactNode } from 'react';
import { FormProvider, useController, useWatch, type Control } from 'react-hook-form';
import type { OwnUser } from '#modules/accounts/contract';
import { useTranslations } from 'use-intl';
import { PlaceField } from './place-field.tsx';
import { profileFieldsOf, type ProfileFields } from './profile-fields.ts';
import { TextField } from './text-field.tsx';
import { TradeField } from './trade-field.tsx';
import { useProfileForm } from './use-profile-form.ts';
import { useZoneOfPlace } from './use-zone-of-place.ts';

export interface ZoneField {
  readonly value: string;
  readonly onChange: (zone: string) => void;
  /** Of the city that is written, where it is known. */
  readonly ofPlace: string | undefined;
  readonly error: string | undefined;
}

export interface TradeFormProps {
  /** For the button that submits it from outside. */
  id: string;
  user: OwnUser;
  /** By which clock their hours are now, and whether they said so themselves. */
  zone: { readonly name: string; readonly confirmed: boolean };
  zoneField: (field: ZoneField) => ReactNode;
  onSaved: (user: OwnUser) => Promise<void>;
  onUnsaved: (unsaved: boolean) => void;
  /** What the button outside says of it. */
  onState: (state: { busy: boolean; trouble: string | undefined }) => void;
}

/** What somebody does, where, and by which clock: the beginning of a professional's page. */
export function TradeForm({ id, user, zone, zoneField, onSaved, onUnsaved, onState }: TradeFormProps) {
  const t = useTranslations('settings.profile');
  const begins = { ...profileFieldsOf(user), timeZone: zone.name, accountType: 'business' as const };
  const { form, element, busy, trouble } = useProfileForm({ begins, onSaved, onUnsaved });
  useEffect(() => onState({ busy, trouble }), [busy, trouble, onState]);
  return (
    <FormProvider {...form}>
      <form id={id} {...element} className="grid gap-8">
        <TradeField />
        <TextField name="profession" autoComplete="organization-title" hint={t('professionHint')} />
        <PlaceField user={user} />
        <PlaceClock control={form.control} confirmed={zone.confirmed} field={zoneField} />
      </form>
    </FormProvider>
  );
}

interface PlaceClockProps {
  control: Control<ProfileFields>;
  confirmed: boolean;
  field: TradeFormProps['zoneField'];
}

/** The clock follows the city until somebody chooses one. */
function PlaceClock({ control, confirmed, field: draw }: PlaceClockProps) {
  const { field, fieldState } = useController({ control, name: 'timeZone' });
  const city = useWatch({ control, name: 'city' });
  const ofPlace = useZoneOfPlace(city);
  const [chosen, setChosen] = useState(confirmed);
  const { onChange } = field;
  useEffect(() => {
    if (ofPlace && !chosen) onChange(ofPlace);
  }, [ofPlace, chosen, onChange]);
  return draw({
    value: field.value,
    ofPlace,
    error: fieldState.error?.message,
    onChange: (zone) => {
      setChosen(true);
      onChange(zone);
    },
  });
}
