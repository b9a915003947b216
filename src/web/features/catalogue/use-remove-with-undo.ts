import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { ServiceOnWire } from '#modules/catalogue/contract';
import { sentenceOf } from '#web/api/error.ts';
import { useToast } from '#web/ui/toast.tsx';
import { moved } from './own-services.ts';
import { ownServicesKey } from './queries.ts';
import { useAddService } from './use-add-service.ts';
import { useOrderServices } from './use-order-services.ts';
import { useRemoveService } from './use-remove-service.ts';

/** Removes a service at once; the toast offers to bring it back, at the place it had. */
export function useRemoveWithUndo(userId: number) {
  const t = useTranslations('catalogue');
  const { toast } = useToast();
  const queries = useQueryClient();
  const removal = useRemoveService(userId);
  const adding = useAddService(userId);
  const ordering = useOrderServices(userId);
  const list = () => queries.getQueryData<ServiceOnWire[]>(ownServicesKey(userId)) ?? [];

  async function restore(service: ServiceOnWire, place: number) {
    const { name, description, duration, price, currency, extraGap, published } = service;
    try {
      await adding.mutateAsync({ name, description, duration, price, currency, extraGap, published });
      await ordering.mutateAsync(moved(list(), list().length - 1, place));
      toast({ title: t('restored', { name }) });
    } catch (error) {
      toast({ title: t('restoreFailed', { name }), description: sentenceOf(error) ?? '', look: 'destructive' });
    }
  }

  return async (service: ServiceOnWire) => {
    const { id, name } = service;
    const place = list().findIndex((each) => each.id === id);
    try {
      await removal.mutateAsync(id);
    } catch (error) {
      toast({ title: sentenceOf(error) ?? t('changeFailed'), look: 'destructive' });
      return;
    }
    toast({
      title: t('removed', { name }),
      ...(service.published && { description: t('removedText') }),
      action: { label: t('undo'), onSelect: () => void restore(service, place) },
    });
  };
}
