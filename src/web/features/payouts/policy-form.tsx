import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { PayoutsOnWire } from '#modules/payouts/contract';
import { formatPercent } from '#kernel/visit-time';
import { browserApi } from '#web/api/browser.ts';
import { sentenceOf } from '#web/api/error.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { PageSection } from '#web/ui/page-section.tsx';
import { Select } from '#web/ui/select.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { useKnowPayouts } from './use-know-payouts.ts';

type Policy = PayoutsOnWire['policy'];

const hourChoices = [0, 1, 2, 4, 6, 12, 24, 48, 72, 168];
const percentChoices = [0, 10, 20, 25, 30, 40, 50, 60, 75, 80, 90, 100];

export interface PolicyFormProps {
  payouts: PayoutsOnWire;
  exampleAt: string;
  readAs: (policy: Policy) => ReactNode;
}

/** What is asked of clients who cancel late or do not come, and how they will read it. */
export function PolicyForm({ payouts: { policy, account }, exampleAt, readAs }: PolicyFormProps) {
  const t = useTranslations('payouts.policy');
  const { toast } = useToast();
  const know = useKnowPayouts();
  const [wished, setWished] = useState(policy);
  const charged = account?.state === 'connected' || account?.state === 'held';
  const save = useMutation({
    mutationFn: ({ version: _version, ...body }: Policy) => browserApi('PUT /api/payouts/policy', { body }),
    onSuccess: async (now) => {
      await know(now);
      toast({ title: t('saved'), ...(!charged && { description: t('notYet') }) });
    },
  });
  const set = (field: keyof Policy) => ({
    value: wished[field],
    onChange: (event: { target: { value: string } }) => setWished({ ...wished, [field]: Number(event.target.value) }),
  });
  const hours = choices(hourChoices, policy.freeCancellationMinutes / 60);
  return (
    <PageSection id="policy" title={t('title')} text={t('text')}>
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate(wished);
        }}
      >
        {save.error && <Banner look="danger" role="alert" title={sentenceOf(save.error) ?? t('failed')} />}
        <Field label={t('free')}>
          <Select {...set('freeCancellationMinutes')}>
            {hours.map((each) => (
              <option key={each} value={each * 60}>
                {each > 24 && each % 24 === 0 ? t('days', { days: each / 24 }) : t('hours', { hours: each })}
              </option>
            ))}
          </Select>
        </Field>
        {(['lateCancelPercent', 'noShowPercent'] as const).map((field) => (
          <Field key={field} label={t(field)}>
            <Select {...set(field)}>
              {choices(percentChoices, policy[field]).map((each) => (
                <option key={each} value={each}>
                  {each > 0 ? t('share', { percent: formatPercent(each) }) : t('nothing')}
                </option>
              ))}
            </Select>
          </Field>
        ))}
        <div className="rounded-control bg-sunken px-4 py-3 type-small">
          <p className="type-small-strong">{t(charged ? 'readAs' : 'readOnce', { when: exampleAt })}</p>
          <p className="mt-1">{readAs(wished)}</p>
          {!charged && <p className="mt-2 text-ink-2">{t('waits')}</p>}
        </div>
        <div>
          <Button type="submit" className="max-md:w-full" busy={save.isPending} busyLabel={t('saving')}>
            {t('save')}
          </Button>
        </div>
      </form>
    </PageSection>
  );
}

/** The usual choices, and what is set now. */
function choices(usual: readonly number[], now: number): number[] {
  return [...new Set([...usual, now])].toSorted((one, other) => one - other);
}
