import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { browserApi } from '#web/api/browser.ts';
import { sentenceOf } from '#web/api/error.ts';
import { useToast } from '#web/ui/toast.tsx';
import type { Bar } from './queries.ts';

/** Somebody whom one may block, mute or report. */
export interface Other {
  readonly id: number;
  readonly fullName: string;
}

interface Change {
  readonly bar: Bar;
  readonly on: boolean;
  readonly person: Other;
}

/** Blocks, mutes and takes it back; a notice offers the way back. What is shown of them is asked anew. */
export function useBar() {
  const t = useTranslations('safety');
  const { toast } = useToast();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: setBar,
    onSuccess: (_answer, change) => {
      const { bar, on, person } = change;
      const undo = { label: t('undo'), onSelect: () => mutate({ ...change, on: false }) };
      const title = t(on ? `${bar}.done` : `${bar}.undone`, { name: person.fullName });
      toast({ title, ...(on && { action: undo }) });
    },
    onError: (error) => toast({ title: t('failed'), description: sentenceOf(error), look: 'destructive' }),
    onSettled: () => queries.invalidateQueries(),
  });
  return { setBar: mutate, busy: isPending };
}

function setBar({ bar, on, person: { id } }: Change): Promise<unknown> {
  if (bar === 'block') {
    return on
      ? browserApi('POST /api/blocks', { body: { blockedId: id } })
      : browserApi('DELETE /api/blocks/{userId}', { params: { userId: id } });
  }
  return on
    ? browserApi('POST /api/mutes', { body: { mutedId: id } })
    : browserApi('DELETE /api/mutes/{userId}', { params: { userId: id } });
}
