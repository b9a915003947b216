import { useTranslations } from 'use-intl';
import { formatDuration, formatPrice, joinFacts } from '#kernel/visit-time';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import type { BookableService } from './services-dialog.tsx';

export interface ServiceFieldProps {
  services: readonly BookableService[];
  serviceId: number;
  onChange: (serviceId: number) => void;
}

/** Which of the services: each with how long it takes and what it costs. */
export function ServiceField({ services, serviceId, onChange }: ServiceFieldProps) {
  const t = useTranslations('calendar');
  return (
    <Field label={t('book.service')} required>
      <Select value={serviceId} onChange={(event) => onChange(Number(event.target.value))}>
        {services.map((each) => (
          <option key={each.id} value={each.id}>
            {joinFacts([each.name, formatDuration(each.duration), formatPrice(each.price, each.currency)])}
          </option>
        ))}
      </Select>
    </Field>
  );
}
