import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { ReasonField } from '../reason-field.tsx';

export interface CancelFieldsProps {
  /** Whether it is one of a series, whose later visits may go too. */
  recurring: boolean;
  /** The professional, who reads why. */
  name: string;
  keepHref: string;
  /** What it does in money: cancelling this visit, or all of them. */
  money?: { readonly one: ReactNode; readonly all: ReactNode } | undefined;
  /** The fees that are shown, in the minor unit: nothing is cancelled for others. */
  fees: { readonly one: number; readonly all: number; readonly currency: string };
  /** Whether the later visits were meant when it was pressed before. */
  allMeant?: boolean | undefined;
  /** Why, as it was typed before. */
  reason?: string | undefined;
}

/** What stands inside the form that cancels a visit. The button's words follow the tick without script. */
export function CancelFields({ recurring, name, keepHref, money, fees, allMeant, reason }: CancelFieldsProps) {
  const t = useTranslations('bookings.cancel');
  return (
    <div className="group grid gap-5">
      <input type="hidden" name="fee" value={fees.one} />
      <input type="hidden" name="feeOfAll" value={fees.all} />
      <input type="hidden" name="currency" value={fees.currency} />
      <p className="measure">{t('sure')}</p>
      {recurring && (
        <div>
          <p className="measure">{t('recurring')}</p>
          <Checkbox name="cancelAll" label={t('all')} defaultChecked={allMeant} />
        </div>
      )}
      {money && (
        <p className="type-strong measure">
          <span className="group-has-checked:hidden">{money.one}</span>
          <span className="hidden group-has-checked:inline">{money.all}</span>
        </p>
      )}
      <ReasonField reader={name} name="reason" defaultValue={reason} />
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={keepHref} look="quiet" className="max-md:grow">
          {t('keep')}
        </ButtonLink>
        <Button type="submit" name="intent" value="cancel" look="danger-filled" className="max-md:grow">
          <span className="group-has-checked:hidden">{t('submit')}</span>
          <span className="hidden group-has-checked:inline">{t('submitAll')}</span>
        </Button>
      </div>
    </div>
  );
}
