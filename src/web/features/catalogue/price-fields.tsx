import { type Control, useFormContext, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { currencyDecimals } from '#kernel/currency';
import { formatPrice } from '#kernel/visit-time';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { CurrencyChoices } from './currency-choices.tsx';
import { readPrice, writePrice } from './price-text.ts';
import { priceProblem, type ServiceFields } from './service-fields.ts';

/** The price as people write it, and its currency. */
export function PriceFields() {
  const t = useTranslations('catalogue');
  const { register, control, formState, getValues, setValue } = useFormContext<ServiceFields>();
  const currency = useWatch({ control, name: 'currency' });
  const validate = (price: string, { currency: chosen }: ServiceFields) => {
    const problem = priceProblem(price, chosen);
    return problem === undefined || t(problem, { currency: chosen, digits: currencyDecimals(chosen) } as never);
  };
  function settle() {
    const { price, currency: chosen } = getValues();
    const read = readPrice(price, chosen);
    if ('problem' in read) return;
    if (read.currency !== chosen) setValue('currency', read.currency, { shouldDirty: true });
    setValue('price', writePrice(read.price, read.currency), { shouldDirty: true });
  }
  return (
    <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-start gap-3">
      <Field label={t('price')} error={formState.errors.price?.message} hint={<PriceHint control={control} />} required>
        <TextInput
          inputMode="decimal"
          autoComplete="off"
          placeholder="49.50"
          {...register('price', { validate, onBlur: settle })}
        />
      </Field>
      <Field label={t('currency')} error={formState.errors.currency?.message}>
        <Select {...register('currency', { deps: 'price' })}>
          <CurrencyChoices set={currency} />
        </Select>
      </Field>
    </div>
  );
}

function PriceHint({ control }: { control: Control<ServiceFields> }) {
  const t = useTranslations('catalogue');
  const [price, currency] = useWatch({ control, name: ['price', 'currency'] });
  const read = readPrice(price, currency);
  return 'problem' in read ? null : t('priceHint', { price: formatPrice(read.price, read.currency) });
}
