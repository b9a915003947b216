import { useEffect, useState, type ReactNode } from 'react';
import { FormProvider, useController, useFormContext, useWatch } from 'react-hook-form';
import type { OwnUser } from '#modules/accounts/contract';
import { useTranslations } from 'use-intl';
import { useDeviceZone } from '#web/api/use-time-zones.ts';
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
        <TextField name="businessAddress" autoComplete="street-address" hint={t('businessAddressHint')} />
        <PlaceClock confirmed={zone.confirmed} field={zoneField} />
      </form>
    </FormProvider>
  );
}

interface PlaceClockProps {
  confirmed: boolean;
  field: TradeFormProps['zoneField'];
}

/** The clock follows the city, else the device, until somebody chooses one. */
function PlaceClock({ confirmed, field: draw }: PlaceClockProps) {
  const { control, resetField } = useFormContext<ProfileFields>();
  const { field, fieldState } = useController({ control, name: 'timeZone' });
  const city = useWatch({ control, name: 'city' });
  const ofPlace = useZoneOfPlace(city);
  const ofDevice = useDeviceZone();
  const followed = ofPlace ?? ofDevice;
  const [chosen, setChosen] = useState(confirmed);
  // What nobody chose is nothing unsaved.
  useEffect(() => {
    if (followed && !chosen) resetField('timeZone', { defaultValue: followed });
  }, [followed, chosen, resetField]);
  return draw({
    value: field.value,
    ofPlace,
    error: fieldState.error?.message,
    onChange: (zone) => {
      setChosen(true);
      field.onChange(zone);
    },
  });
}
