import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import type { OwnUser } from '#modules/accounts/contract';
import { customUrlProblem } from '#modules/profiles/rules';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { ArrowSquareOutIcon, CopyIcon, QrCodeIcon } from '#web/ui/icons.ts';
import { PageSection } from '#web/ui/page-section.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useToast } from '#web/ui/toast.tsx';
import type { ProfileFields } from './profile-fields.ts';
import { useCustomUrl } from './use-custom-url.ts';
import { useOrigin } from './use-origin.ts';

/** The address of the person's page: checked while it is typed, shown whole, ready to be copied. */
export function AddressFields({ user }: { user: Pick<OwnUser, 'username' | 'customUrl'> }) {
  const t = useTranslations('settings.profile');
  const tProfiles = useTranslations('profiles');
  const { toast } = useToast();
  const { register, control, formState } = useFormContext<ProfileFields>();
  const typed = useWatch({ control, name: 'customUrl' }).trim().toLowerCase();
  const origin = useOrigin();
  const problem = typed === '' ? undefined : customUrlProblem(typed);
  const saved = (user.customUrl ?? '') === typed;
  const known = useCustomUrl(typed, typed !== '' && !problem && !saved);
  const error = problem ? tProfiles(problem) : (known?.sentence ?? formState.errors.customUrl?.message);
  const path = paths.publicPage({ username: user.username, customUrl: typed || null });
  const savedPath = paths.publicPage(user);
  const copy = () =>
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(`${origin}${savedPath}`))
      .then(
        () => toast({ title: t('copied'), description: `${origin}${savedPath}` }),
        () => toast({ title: t('copyFailed'), look: 'destructive' }),
      );
  return (
    <PageSection id="address" title={t('address')} text={t('addressText')}>
      <div className="grid items-start gap-x-4 gap-y-5 lg:grid-cols-2">
        <Field label={t('customUrl')} optional={t('optional')} hint={t('customUrlHint')} error={error}>
          <TextInput
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...register('customUrl', {
              validate: (text) => {
                const wrong = text.trim() === '' ? undefined : customUrlProblem(text.trim().toLowerCase());
                return wrong === undefined || tProfiles(wrong);
              },
            })}
          />
        </Field>
        <div className="rounded-control bg-sunken px-4 py-3.5">
          <p className="type-small text-ink-2">{saved || error ? t('isAt') : t('willBe')}</p>
          <p className="mt-0.5 type-strong wrap-anywhere">
            {origin.replace(/^https?:\/\//, '')}
            {error ? savedPath : path}
          </p>
          <p role="status" className="mt-0.5 type-small text-success empty:hidden">
            {known?.free && !error && t('customUrlFree')}
          </p>
          {(saved || error) && (
            <div className="mt-3 flex flex-wrap gap-2">
              <Button look="quiet" size="compact" icon={<CopyIcon size={18} aria-hidden />} onClick={copy}>
                {t('copy')}
              </Button>
              <ButtonLink
                href={savedPath}
                look="quiet"
                size="compact"
                icon={<ArrowSquareOutIcon size={18} aria-hidden />}
              >
                {t('open')}
              </ButtonLink>
              <ButtonLink
                href={paths.customUrl}
                look="quiet"
                size="compact"
                icon={<QrCodeIcon size={18} aria-hidden />}
              >
                {t('moreAddress')}
              </ButtonLink>
            </div>
          )}
        </div>
      </div>
    </PageSection>
  );
}
