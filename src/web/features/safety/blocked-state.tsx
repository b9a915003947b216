import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/button.tsx';
import { DeadEnd } from '#web/ui/dead-end.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useBar, type Other } from './use-bar.ts';

export interface BlockedStateProps {
  person: Other;
  /** It stands for the whole page. */
  alone?: boolean;
}

/** In the place of what somebody shows whom one blocked oneself: that it is so, what it means, and the way back. */
export function BlockedState({ person, alone = false }: BlockedStateProps) {
  const t = useTranslations('safety');
  const { setBar, busy } = useBar();
  const title = t('block.done', { name: person.fullName });
  const lift = (
    <Button look="quiet" busy={busy} onClick={() => setBar({ bar: 'block', on: false, person })}>
      {t('block.lift')} <span className="sr-only">{person.fullName}</span>
    </Button>
  );
  if (alone) {
    return (
      <DeadEnd title={title} text={t('block.ends')}>
        {lift}
      </DeadEnd>
    );
  }
  return (
    <EmptyState title={title} line={false} action={lift}>
      {t('block.ends')}
    </EmptyState>
  );
}
