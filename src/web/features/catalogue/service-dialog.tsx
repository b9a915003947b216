import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { ServiceOnWire } from '#modules/catalogue/contract';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialog.tsx';
import { useToast } from '#web/ui/toast.tsx';
import type { PayoutFacts } from './advance-choice.tsx';
import { wholeFieldsOf, type wholeBodyOf, type WholeFields } from './whole-fields.ts';
import { useAddService } from './use-add-service.ts';
import { useChangeService } from './use-change-service.ts';
import { lazy } from '#web/ui/lazy.ts';

/** What the panel is open for: a service of the list, or a new one that begins as this. */
export type Editing =
  | { readonly service: ServiceOnWire }
  | { readonly begins: Partial<Pick<ServiceOnWire, 'name' | 'duration' | 'price' | 'currency'>> };

export interface ServiceDialogProps {
  userId: number;
  payouts: PayoutFacts;
  open: boolean;
  /** Stays while the panel closes. */
  editing: Editing | undefined;
  onClose: () => void;
  /** What was typed and not saved, by service id or `new`: opening the panel again brings it back. */
  typed: Map<number | string, WholeFields>;
}

// The list is there before anybody edits, so the form comes after it.
const ServiceForm = lazy(async () => ({ default: (await import('./service-form.tsx')).ServiceForm }));

/** Adds or edits a service, over the list. */
export function ServiceDialog({ userId, payouts, open, editing, onClose, typed }: ServiceDialogProps) {
  const t = useTranslations('catalogue');
  const { toast } = useToast();
  const formId = useId();
  const add = useAddService(userId);
  const change = useChangeService(userId);
  const service = editing && 'service' in editing ? editing.service : undefined;
  const begins = editing && 'begins' in editing ? editing.begins : {};
  const key = service?.id ?? begins.name ?? 'new';
  async function save(body: ReturnType<typeof wholeBodyOf>) {
    const saved = service ? change.mutateAsync({ serviceId: service.id, ...body }) : add.mutateAsync(body);
    const { name } = await saved;
    toast({ title: t('saved', { name }) });
    onClose();
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(opened) => !opened && onClose()}
      title={service ? t('editTitle', { name: service.name }) : t('addTitle')}
      closeLabel={t('close')}
      footer={
        <>
          <Button type="submit" form={formId} busy={add.isPending || change.isPending} busyLabel={t('saving')}>
            {t('save')}
          </Button>
          <DialogClose asChild>
            <Button look="quiet">{t('cancel')}</Button>
          </DialogClose>
        </>
      }
    >
      {editing && (
        <ServiceForm
          key={key}
          id={formId}
          payouts={payouts}
          begins={wholeFieldsOf(service ?? begins)}
          kept={typed.get(key)}
          onKeep={(fields) => (fields ? typed.set(key, fields) : typed.delete(key))}
          onSave={save}
        />
      )}
    </Dialog>
  );
}
