import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/button.tsx';
import { useAddOpening } from '../openings/use-add-opening.ts';
import { bookableAlone } from '../book/additions.ts';
import { FromFirstGap, type FromFirstGapProps } from './from-first-gap.tsx';
import { OpeningForm } from './opening-form.tsx';
import { ServicesDialog, type Services } from './services-dialog.tsx';

export interface OpeningDialogProps extends Pick<FromFirstGapProps, 'date' | 'minutes' | 'now'> {
  open: boolean;
  services: Services;
  onClose: () => void;
}

/** Offers a gap to whoever follows, with or without something off the price. */
export function OpeningDialog({ open, services, onClose, ...begins }: OpeningDialogProps) {
  const t = useTranslations('calendar');
  const add = useAddOpening();
  return (
    <ServicesDialog
      open={open}
      title={t('opening.title')}
      description={t('opening.text')}
      services={{ ...services, data: services.data && bookableAlone(services.data) }}
      onClose={onClose}
      submitOf={(formId) => (
        <Button type="submit" form={formId} busy={add.isPending} busyLabel={t('opening.busy')}>
          {t('opening.title')}
        </Button>
      )}
      formOf={(formId, bookable) => (
        <FromFirstGap {...begins} duration={bookable[0]!.duration}>
          {(begin) => (
            <OpeningForm id={formId} {...begin} now={begins.now} services={bookable} add={add} onDone={onClose} />
          )}
        </FromFirstGap>
      )}
    />
  );
}
