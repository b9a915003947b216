import { useId, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Advance } from '#modules/catalogue/rules';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ServicesBroken, ServicesLoading } from './calendar-states.tsx';

/** What the professional offers; drafts are not among it. */
export interface BookableService {
  readonly id: number;
  /** Who offers it. */
  readonly userId: number;
  readonly name: string;
  /** Minutes. */
  readonly duration: number;
  readonly price: number;
  readonly currency: string;
  /** Minutes kept free after it. */
  readonly extraGap: number;
  /** What it asks in advance. */
  readonly advance: Advance;
  /** Booked with another service, never by itself. */
  readonly addOn: boolean;
}

/** What can be booked, as far as it is known. */
export interface Services {
  readonly data: readonly BookableService[] | undefined;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

export interface ServicesDialogProps {
  open: boolean;
  title: string;
  description: string;
  services: Services;
  onClose: () => void;
  returnFocus?: (() => HTMLElement | null) | undefined;
  /** Sends the form of this id. */
  submitOf: (formId: string) => ReactNode;
  /** The form, for services that are there. */
  formOf: (formId: string, services: readonly BookableService[]) => ReactNode;
}

/** A dialog about one of the professional's services; without any it leads to where they are added. */
export function ServicesDialog({
  open,
  title,
  description,
  services,
  onClose,
  returnFocus,
  submitOf,
  formOf,
}: ServicesDialogProps) {
  const t = useTranslations('calendar');
  const words = useTranslations('bookings');
  const formId = useId();
  const { data } = services;
  const hasSome = data !== undefined && data.length > 0;
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      returnFocus={returnFocus}
      title={title}
      description={description}
      closeLabel={words('close')}
      footer={hasSome && submitOf(formId)}
    >
      {services.isError && <ServicesBroken onRetry={() => void services.refetch()} />}
      {!data && !services.isError && <ServicesLoading />}
      {hasSome && formOf(formId, data)}
      {data?.length === 0 && (
        <EmptyState
          title={t('book.noServices')}
          headingLevel="p"
          action={
            <ButtonLink look="quiet" href={paths.settings.services}>
              {t('book.addServices')}
            </ButtonLink>
          }
        />
      )}
    </Dialog>
  );
}
