import { Controller, useFormContext } from 'react-hook-form';
import { RadioCards, type RadioCardsProps } from '#web/ui/radio-cards.tsx';
import type { ProfileFields } from './profile-fields.ts';

export interface ChoiceFieldProps extends Pick<RadioCardsProps, 'legend' | 'options' | 'paired' | 'abreast'> {
  name: 'accountType' | 'pageType' | 'pageGround';
}

/** One of a few, in the profile under its own name. */
export function ChoiceField({ name, ...cards }: ChoiceFieldProps) {
  const { control } = useFormContext<ProfileFields>();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => <RadioCards {...cards} name={name} value={field.value} onChange={field.onChange} />}
    />
  );
}
