import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { advanceGroups } from '#modules/catalogue/rules';
import { paths } from '#web/paths.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Field } from '#web/ui/field.tsx';
import { Link } from '#web/ui/link.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { readAdvance } from './advance-text.ts';
import type { WholeFields } from './whole-fields.ts';

/** What decides about money that is asked in advance, beside the service itself. */
export interface PayoutFacts {
  /** Clients pay by card already, so that it counts. */
  readonly connected: boolean;
  /** The terms name no fee: whoever cancels or stays away has all of it back. */
  readonly feeless: boolean;
}

/** What is asked in advance, how much, and of whom. */
export function AdvanceChoice({ connected, feeless }: PayoutFacts) {
  const t = useTranslations('advance');
  const { register, control, formState } = useFormContext<WholeFields>();
  const ask = useWatch({ control, name: 'ask' });
  const { errors } = formState;
  const validate = (_deposit: string, fields: WholeFields) => {
    const read = readAdvance(fields);
    return !('problem' in read) || t(read.problem);
  };
  const linkTo = (href: string) => (chunks: ReactNode) => (
    <Link href={href} className="link">
      {chunks}
    </Link>
  );
  const link = linkTo(paths.settings.payments);
  const toTerms = linkTo(`${paths.settings.payments}#policy`);
  return (
    <>
      <Field
        label={t('title')}
        error={errors.ask?.message}
        hint={connected ? t('hintConnected') : t.rich('hint', { link })}
      >
        <Select {...register('ask', { deps: 'deposit' })}>
          {(['none', 'amount', 'percent', 'all'] as const).map((each) => (
            <option key={each} value={each}>
              {t(`ask.${each}`)}
            </option>
          ))}
        </Select>
      </Field>
      {(ask === 'amount' || ask === 'percent') && (
        <Field label={t(ask)} error={errors.deposit?.message} required>
          <TextInput inputMode="decimal" autoComplete="off" {...register('deposit', { validate, deps: 'price' })} />
        </Field>
      )}
      {ask !== 'none' && (
        <Field label={t('of')} hint={t('ofHint')}>
          <Select {...register('askOf')}>
            {advanceGroups.map((each) => (
              <option key={each} value={each}>
                {t(`group.${each}`)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {ask !== 'none' &&
        (feeless ? (
          <Banner look="warn" title={t('keepsNothing')}>
            {t.rich('nameFee', { link: toTerms })}
          </Banner>
        ) : (
          <p className="type-small text-ink-2">{t.rich('kept', { link: toTerms })}</p>
        ))}
    </>
  );
}
