import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatPlainDate } from '#kernel/visit-time';
import type { Passkey } from '#modules/accounts/contract';
import { browserApi } from '#web/api/browser.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FingerprintIcon, PlusIcon } from '#web/ui/icons.ts';
import { PageSection } from '#web/ui/page-section.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { securityQuery } from './queries.ts';
import { VerifyFirst } from './verify-first.tsx';
import { lazy } from '#web/ui/lazy.ts';

const AddPasskeyDialog = lazy(async () => ({ default: (await import('./add-passkey-dialog.tsx')).AddPasskeyDialog }));
const RenamePasskeyDialog = lazy(async () => ({
  default: (await import('./change-passkey-dialogs.tsx')).RenamePasskeyDialog,
}));
const RemovePasskeyDialog = lazy(async () => ({
  default: (await import('./change-passkey-dialogs.tsx')).RemovePasskeyDialog,
}));

interface Asked {
  readonly to: 'add' | 'rename' | 'remove';
  readonly passkey?: Passkey;
}

export interface PasskeysSectionProps {
  passkeys: readonly Passkey[];
  /** When they were read; epoch milliseconds. */
  made: number;
  /** Whether the person's address is verified, which a new one asks for. */
  verified: boolean;
}

/** The person's passkeys, each with its name; more can be added. */
export function PasskeysSection({ passkeys, made, verified }: PasskeysSectionProps) {
  const reasonId = useId();
  const t = useTranslations('security.passkeys');
  const queries = useQueryClient();
  const [asked, setAsked] = useState<Asked>();
  const now = useNow(made);
  const done = () => {
    setAsked(undefined);
    void queries.invalidateQueries({ queryKey: securityQuery(browserApi).queryKey });
  };
  const date = (at: string) => formatPlainDate(at.slice(0, 10), { now });
  return (
    <PageSection id="passkeys" title={t('title')} text={t('text')}>
      {passkeys.length === 0 ? (
        <p className="mb-4 text-ink-3">{t('none')}</p>
      ) : (
        <Card className="mb-4 px-5 py-1!">
          <ul className="divide-y divide-line">
            {passkeys.map((passkey) => (
              <li key={passkey.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5">
                <FingerprintIcon size={26} aria-hidden className="shrink-0 text-ink-2" />
                <div className="min-w-0 grow basis-48">
                  <p className="type-strong wrap-anywhere">{passkey.name}</p>
                  <p className="type-small text-ink-3">
                    {[
                      t('addedOn', { date: date(passkey.createdAt) }),
                      passkey.lastUsedAt && t('lastUsed', { date: date(passkey.lastUsedAt) }),
                      passkey.synced && t('synced'),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </p>
                </div>
                <span className="flex gap-2">
                  <Button look="quiet" size="compact" onClick={() => setAsked({ to: 'rename', passkey })}>
                    {t('rename')} <span className="sr-only">{passkey.name}</span>
                  </Button>
                  <Button look="danger" size="compact" onClick={() => setAsked({ to: 'remove', passkey })}>
                    {t('remove')} <span className="sr-only">{passkey.name}</span>
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Button
        look="quiet"
        icon={<PlusIcon size={18} aria-hidden />}
        onClick={() => setAsked({ to: 'add' })}
        disabled={!verified}
        aria-describedby={verified ? undefined : reasonId}
        className="max-md:w-full"
      >
        {t('add')}
      </Button>
      {!verified && <VerifyFirst id={reasonId} />}
      <Suspense>
        {asked?.to === 'add' && <AddPasskeyDialog onClose={() => setAsked(undefined)} onDone={done} />}
        {asked?.to === 'rename' && asked.passkey && (
          <RenamePasskeyDialog passkey={asked.passkey} onClose={() => setAsked(undefined)} onDone={done} />
        )}
        {asked?.to === 'remove' && asked.passkey && (
          <RemovePasskeyDialog passkey={asked.passkey} onClose={() => setAsked(undefined)} onDone={done} />
        )}
      </Suspense>
    </PageSection>
  );
}
