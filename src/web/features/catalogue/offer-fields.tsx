import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { currencyDecimals } from '#kernel/currency';
import type { OfferOnWire, ServiceOnWire } from '#modules/catalogue/contract';
import { isWaitingSample } from '#modules/catalogue/rules';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { DateInput } from '#web/ui/date-input.tsx';
import { Field } from '#web/ui/field.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { OfferDays } from './offer-days.tsx';

export interface OfferFieldsProps {
  offer: OfferOnWire | undefined;
  services: readonly ServiceOnWire[];
  currency: string;
  /** Sentences by control. */
  errors: Readonly<Record<string, string>>;
}

/** The controls of an offer. */
export function OfferFields({ offer, services, currency, errors }: OfferFieldsProps) {
  const t = useTranslations('catalogue.offers');
  const optional = useTranslations('catalogue')('optional');
  const decimals = currencyDecimals(currency);
  const [how, setHow] = useState(offer && offer.percent === null ? 'amount' : 'percent');
  const own = services.filter((each) => !isWaitingSample(each) || offer?.serviceIds.includes(each.id));
  const value = offer?.percent ?? (offer?.amount ? (offer.amount / 10 ** decimals).toFixed(decimals) : '');
  return (
    <>
      <Field label={t('offerTitle')} required hint={t('titleHint')} error={errors['title']}>
        <TextInput name="title" maxLength={80} defaultValue={offer?.title ?? ''} />
      </Field>
      <RadioCards
        legend={t('how')}
        name="how"
        paired
        value={how}
        onChange={setHow}
        options={[
          { value: 'percent', label: t('percent') },
          { value: 'amount', label: t('amount', { currency }) },
        ]}
      />
      <Field label={t('value', { unit: how === 'percent' ? '%' : currency })} required error={errors['value']}>
        <TextInput name="value" inputMode="decimal" autoComplete="off" defaultValue={String(value)} />
      </Field>
      <Field label={t('code')} optional={optional} hint={t('codeHint')} error={errors['code']}>
        <TextInput name="code" autoComplete="off" maxLength={20} defaultValue={offer?.code ?? ''} />
      </Field>
      <Checkbox
        name="unlisted"
        label={t('unlisted')}
        hint={t('unlistedHint')}
        defaultChecked={offer?.listed === false}
        className="-mt-3"
      />
      <OfferDays weekdays={offer?.weekdays ?? []} error={errors['weekdays']} />
      <div className="grid gap-x-4 gap-y-5 md:grid-cols-2">
        <Field label={t('startsOn')} optional={optional} error={errors['startsOn']}>
          <DateInput name="startsOn" defaultValue={offer?.startsOn ?? ''} />
        </Field>
        <Field label={t('endsOn')} optional={optional} hint={t('endsOnHint')} error={errors['endsOn']}>
          <DateInput name="endsOn" defaultValue={offer?.endsOn ?? ''} />
        </Field>
      </div>
      <Field label={t('maxUses')} optional={optional} hint={t('maxUsesHint')} error={errors['maxUses']}>
        <TextInput name="maxUses" inputMode="numeric" autoComplete="off" defaultValue={String(offer?.maxUses ?? '')} />
      </Field>
      <Field label={t('description')} optional={optional} error={errors['description']}>
        <TextInput name="description" maxLength={500} defaultValue={offer?.description ?? ''} />
      </Field>
      {own.length > 0 && (
        <fieldset>
          <legend className="type-small-strong">{t('services')}</legend>
          <p className="type-small text-ink-2">{errors['serviceIds'] ?? t('allServices')}</p>
          {own.map((service) => (
            <Checkbox
              key={service.id}
              name="service"
              value={service.id}
              label={service.name}
              defaultChecked={offer?.serviceIds.includes(service.id) ?? false}
            />
          ))}
        </fieldset>
      )}
      <Switch name="published" label={t('show')} hint={t('showHint')} defaultChecked={offer?.published ?? true} />
    </>
  );
}
