import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { OwnUser, Security } from '#modules/accounts/contract';
import { browserApi } from '#web/api/browser.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { PageSection } from '#web/ui/page-section.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { PasswordField } from './password-field.tsx';
import { securityQuery } from './queries.ts';
import { textOf, useSecurityForm } from './use-security-form.ts';

/** The address that mails go to; a new one counts once its mailbox has confirmed it. */
export function EmailSection({ user, security }: { user: Pick<OwnUser, 'email'>; security: Security }) {
  const t = useTranslations('security.email');
  const tSecurity = useTranslations('security');
  const queries = useQueryClient();
  const { toast } = useToast();
  const { queryKey } = securityQuery(browserApi);
  const keep = useMutation({
    mutationFn: () => browserApi('DELETE /api/email/change'),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
  const form = useSecurityForm(
    (values) => ({
      email: /^\S+@\S+\.\S+$/.test(textOf(values, 'email').trim()) ? undefined : t('needed'),
      password: textOf(values, 'password') ? undefined : tSecurity('passwordNeeded'),
    }),
    async (values, element) => {
      const body = { email: textOf(values, 'email').trim(), password: textOf(values, 'password') };
      await browserApi('POST /api/email/change', { body });
      element.reset();
      toast({ title: t('sent'), description: body.email });
      await queries.invalidateQueries({ queryKey });
    },
  );
  return (
    <PageSection id="email" title={t('title')} text={t('text', { email: user.email })}>
      {security.pendingEmail && (
        <Banner
          title={t('pending', { email: security.pendingEmail })}
          className="mb-5"
          action={
            <Button look="quiet" size="compact" busy={keep.isPending} onClick={() => keep.mutate()}>
              {t('keep')}
            </Button>
          }
        >
          {t('pendingText', { present: user.email })}
        </Banner>
      )}
      <form method="dialog" noValidate onSubmit={form.onSubmit} className="grid gap-5">
        {form.trouble && <Banner look="danger" role="alert" title={form.trouble} />}
        <div className="grid items-start gap-x-4 gap-y-5 md:grid-cols-2">
          <Field label={t('newEmail')} error={form.complaints['email']} required>
            <TextInput type="email" name="email" autoComplete="email" />
          </Field>
          <PasswordField name="password" label={tSecurity('presentPassword')} error={form.complaints['password']} />
        </div>
        <Button type="submit" busy={form.busy} busyLabel={tSecurity('checking')} className="md:justify-self-start">
          {t('send')}
        </Button>
      </form>
    </PageSection>
  );
}
