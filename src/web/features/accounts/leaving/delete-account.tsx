import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { DeletionOnWire } from '#modules/own-data/contract';
import { browserApi } from '#web/api/browser.ts';
import { sentenceOf } from '#web/api/error.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { useWhenThere } from '#web/ui/use-when-there.ts';
import type { DeleteDialogProps } from './delete-dialog.tsx';
import { deletionQuery } from './queries.ts';

const goes = ['profile', 'work', 'words', 'people'] as const;
const stays = ['visits', 'stars'] as const;

export interface DeleteAccountProps {
  /** Asks for the password. */
  ask: (dialog: DeleteDialogProps) => ReactNode;
}

/** What goes, what stays, what becomes of visits to come; then the button. */
export function DeleteAccount({ ask }: DeleteAccountProps) {
  const t = useTranslations('leaving.settings');
  const deletion = useQuery(deletionQuery(browserApi));
  const [asking, setAsking] = useState(false);
  const visits = deletion.data ? deletion.data.asClient + deletion.data.asProfessional : 0;
  return (
    <div className="grid gap-6">
      <div className="grid gap-6 md:grid-cols-2">
        <Listed title={t('goesTitle')} points={goes.map((key) => t(`goes.${key}`))} />
        <Listed title={t('staysTitle')} points={stays.map((key) => t(`stays.${key}`))} />
      </div>
      {deletion.error && (
        <ErrorState title={t('failed')} retry={{ label: t('tryAgain'), onRetry: () => void deletion.refetch() }}>
          {sentenceOf(deletion.error)}
        </ErrorState>
      )}
      {deletion.data && (
        <>
          <Visits deletion={deletion.data} />
          <p className="measure">{t('takeBack', { days: deletion.data.days })}</p>
          {deletion.data.lastAdmin ? (
            <Banner look="warn" title={t('lastAdmin')} />
          ) : (
            <div>
              <Button look="danger" onClick={() => setAsking(true)}>
                {t('button')}
              </Button>
            </div>
          )}
        </>
      )}
      {asking && ask({ onClose: () => setAsking(false), visits })}
    </div>
  );
}

function Listed({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <div>
      <h3 className="type-display-s">{title}</h3>
      <ul className="mt-2 grid list-disc gap-1.5 ps-5 text-ink-2">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}

/** Who is going to hear that a visit is cancelled. */
function Visits({ deletion: { asClient, asProfessional, next } }: { deletion: DeletionOnWire }) {
  const t = useTranslations('leaving.settings');
  const whenThere = useWhenThere();
  const [now] = useState(Date.now);
  const count = asClient + asProfessional;
  if (count === 0) return <p className="measure">{t('noVisits')}</p>;
  return (
    <Banner look="warn" title={t('visits', { count })}>
      {/* Only guests can have left no address, and professionals are none. */}
      {t(asProfessional > 0 ? 'visitsText' : 'visitsTold')}
      <ul className="mt-2 grid gap-1">
        {next.map(({ id, date, timeZone, service, person }) => (
          <li key={id}>{t('visit', { when: whenThere(Date.parse(date), timeZone, { now }), service, person })}</li>
        ))}
        {count > next.length && <li>{t('moreVisits', { count: count - next.length })}</li>}
      </ul>
    </Banner>
  );
}
