import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Security } from '#modules/accounts/contract';
import { browserApi } from '#web/api/browser.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { PageSection } from '#web/ui/page-section.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { securityQuery } from './queries.ts';
import { VerifyFirst } from './verify-first.tsx';
import { lazy } from '#web/ui/lazy.ts';

const PasswordDialog = lazy(async () => ({ default: (await import('./password-dialog.tsx')).PasswordDialog }));
const SecondStepDialog = lazy(async () => ({ default: (await import('./second-step-dialog.tsx')).SecondStepDialog }));
const CodesDialog = lazy(async () => ({ default: (await import('./codes-dialog.tsx')).CodesDialog }));

type Open = 'set up' | 'new codes' | 'turn off';

/** A code after the password: on or off, and the codes for the day when the phone is lost. */
export function SecondStepSection({ security, verified }: { security: Security; verified: boolean }) {
  const reasonId = useId();
  const t = useTranslations('security.step');
  const queries = useQueryClient();
  const { toast } = useToast();
  const [open, setOpen] = useState<Open>();
  const [codes, setCodes] = useState<readonly string[]>();
  const close = () => setOpen(undefined);
  const refresh = () => queries.invalidateQueries({ queryKey: securityQuery(browserApi).queryKey });
  const show = (fresh: readonly string[]) => {
    close();
    setCodes(fresh);
    void refresh();
  };
  return (
    <PageSection
      id="second-step"
      title={t('title')}
      text={t('text')}
      action={<Badge status={security.secondStep ? 'confirmed' : 'off'}>{t(security.secondStep ? 'on' : 'off')}</Badge>}
    >
      {security.secondStep ? (
        <>
          {security.recoveryCodesLeft < 3 && (
            <Banner look="warn" title={t('codesLeft', { count: security.recoveryCodesLeft })} className="mb-4" />
          )}
          {security.recoveryCodesLeft >= 3 && (
            <p className="mb-4">{t('codesLeft', { count: security.recoveryCodesLeft })}</p>
          )}
          <div className="flex flex-wrap gap-2">
            <Button look="quiet" onClick={() => setOpen('new codes')}>
              {t('newCodes')}
            </Button>
            <Button look="danger" onClick={() => setOpen('turn off')}>
              {t('turnOff')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <Button
            look="quiet"
            onClick={() => setOpen('set up')}
            disabled={!verified}
            aria-describedby={verified ? undefined : reasonId}
            className="max-md:w-full"
          >
            {t('turnOn')}
          </Button>
          {!verified && <VerifyFirst id={reasonId} />}
        </>
      )}
      <Suspense>
        {open === 'set up' && <SecondStepDialog onClose={close} onCodes={show} />}
        {open === 'new codes' && (
          <PasswordDialog
            open
            onClose={close}
            title={t('newCodesTitle')}
            text={t('newCodesText')}
            confirm={t('getCodes')}
            act={async (password) =>
              show((await browserApi('POST /api/second-step/recovery-codes', { body: { password } })).recoveryCodes)
            }
          />
        )}
        {open === 'turn off' && (
          <PasswordDialog
            open
            onClose={close}
            title={t('turnOffTitle')}
            text={t('turnOffText')}
            confirm={t('turnOff')}
            danger
            act={async (password) => {
              await browserApi('POST /api/second-step/off', { body: { password } });
              toast({ title: t('turnedOff') });
              close();
              await refresh();
            }}
          />
        )}
        {codes && <CodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
      </Suspense>
    </PageSection>
  );
}
