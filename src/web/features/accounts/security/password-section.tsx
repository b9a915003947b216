import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { passwordLength, type PasswordOwner } from '#modules/accounts/rules';
import { browserApi } from '#web/api/browser.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { PageSection } from '#web/ui/page-section.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { ChosenPasswordStrength } from '../chosen-password-strength.tsx';
import { PasswordField } from './password-field.tsx';
import { securityQuery, sessionsQuery } from './queries.ts';
import { textOf, useSecurityForm } from './use-security-form.ts';

export interface PasswordSectionProps {
  /** What others would try first. */
  owner: PasswordOwner;
  /** An address that was asked for and is not confirmed yet: its link counts no more after a new password. */
  pendingEmail: string | null;
}

/** A new password for whoever knows the present one. */
export function PasswordSection({ owner, pendingEmail }: PasswordSectionProps) {
  const t = useTranslations('security.password');
  const tSecurity = useTranslations('security');
  const { toast } = useToast();
  const queries = useQueryClient();
  const [typed, setTyped] = useState('');
  const form = useSecurityForm(
    (values) => ({
      password: textOf(values, 'password') ? undefined : tSecurity('passwordNeeded'),
      newPassword: textOf(values, 'newPassword').length >= passwordLength.least ? undefined : t('tooShort'),
    }),
    async (values, element) => {
      const body = { password: textOf(values, 'password'), newPassword: textOf(values, 'newPassword') };
      await browserApi('POST /api/password/change', { body });
      element.reset();
      setTyped('');
      toast({
        title: t('saved'),
        description: pendingEmail ? t('savedEmail', { email: pendingEmail }) : t('savedText'),
      });
      await Promise.all(
        [sessionsQuery(browserApi), securityQuery(browserApi)].map(({ queryKey }) =>
          queries.invalidateQueries({ queryKey }),
        ),
      );
    },
  );
  return (
    <PageSection id="password" title={t('title')} text={t('text')}>
      {/* A password stands in no address, even where no script runs. */}
      <form method="dialog" noValidate onSubmit={form.onSubmit} className="grid gap-5">
        {form.trouble && <Banner look="danger" role="alert" title={form.trouble} />}
        <div className="grid items-start gap-x-4 gap-y-5 md:grid-cols-2">
          <PasswordField name="password" label={tSecurity('presentPassword')} error={form.complaints['password']} />
          <div>
            <PasswordField
              name="newPassword"
              label={t('newPassword')}
              hint={t('hint')}
              error={form.complaints['newPassword']}
              onInput={(event) => setTyped(event.currentTarget.value)}
            />
            <ChosenPasswordStrength password={typed} owner={owner} />
          </div>
        </div>
        <Button type="submit" busy={form.busy} busyLabel={tSecurity('saving')} className="md:justify-self-start">
          {t('save')}
        </Button>
      </form>
    </PageSection>
  );
}
