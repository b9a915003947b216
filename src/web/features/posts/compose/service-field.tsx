import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { formatPrice, joinFacts } from '#kernel/visit-time';
import { browserApi } from '#web/api/browser.ts';
import { paths } from '#web/paths.ts';
import { Field } from '#web/ui/field.tsx';
import { Link } from '#web/ui/link.tsx';
import { Select } from '#web/ui/select.tsx';

export interface ServiceFieldProps {
  userId: number;
  value: number | null;
  onChange: (serviceId: number | null) => void;
  error?: string | undefined;
  /** Where there are several: "Service of photo 2". */
  label?: string;
}

/** What can be booked to get this look: one of one's own services. */
export function ServiceField({ userId, value, onChange, error, label }: ServiceFieldProps) {
  const t = useTranslations('composer.words');
  const services = useQuery({
    queryKey: ['services', userId, 'offered'],
    queryFn: () => browserApi('GET /api/users/{userId}/services', { params: { userId } }),
    // What is only had with something else books no look.
    select: (offered) => offered.filter(({ addOn }) => !addOn),
  });
  if (services.data?.length === 0)
    return (
      <p className="type-small text-ink-2">
        {t('noServices')}{' '}
        <Link href={paths.settings.services} className="link">
          {t('addService')}
        </Link>
      </p>
    );
  return (
    <Field
      label={label ?? t('service')}
      optional={t('optional')}
      {...(label === undefined && { hint: t('serviceHint') })}
      error={error}
    >
      <Select value={value ?? ''} onChange={(event) => onChange(Number(event.target.value) || null)}>
        <option value="">{t('noService')}</option>
        {services.data?.map(({ id, name, price, currency }) => (
          <option key={id} value={id}>
            {joinFacts([name, formatPrice(price, currency)])}
          </option>
        ))}
      </Select>
    </Field>
  );
}
