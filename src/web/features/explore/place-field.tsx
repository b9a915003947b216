import { useDeferredValue, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Field } from '#web/ui/field.tsx';
import { MapPinIcon } from '#web/ui/icons.ts';
import { TextInput } from '#web/ui/text-input.tsx';
import type { Filters } from './filters.ts';
import { usePlaces } from './use-found.ts';

export interface PlaceFieldProps {
  filters: Filters;
  className?: string;
}

/** A town or area by its name; places where artists work are suggested. */
export function PlaceField({ filters, className }: PlaceFieldProps) {
  const t = useTranslations('explore');
  const [letters, setLetters] = useState('');
  const places = usePlaces(useDeferredValue(letters.trim()));
  return (
    <div className={className}>
      <Field label={t('where')}>
        <TextInput
          name="near"
          lead={<MapPinIcon size={20} />}
          placeholder={t('placePlaceholder')}
          defaultValue={filters.near}
          onChange={({ target }) => setLetters(target.value)}
          maxLength={80}
          autoComplete="off"
          list="explore-places"
        />
      </Field>
      <datalist id="explore-places">
        {places.data?.map(({ name }) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </div>
  );
}
