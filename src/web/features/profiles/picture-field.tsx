import { useRef } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import type { OwnUser } from '#modules/accounts/contract';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { FieldError } from '#web/ui/field.tsx';
import { CameraIcon } from '#web/ui/icons.ts';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import type { ProfileFields } from './profile-fields.ts';
import { useOwnPicture } from './use-own-picture.ts';

// No HEIC: asked for these alone, a phone hands over a JPEG of it.
const kinds = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

/** The picture of oneself: chosen, seen at once, and shown to others when the form is saved. */
export function PictureField({ user }: { user: Pick<OwnUser, 'fullName' | 'profileImage'> }) {
  const t = useTranslations('settings.profile.picture');
  const { control, formState } = useFormContext<ProfileFields>();
  const { field } = useController({ control, name: 'picture' });
  const { sending, choose, stop, remove } = useOwnPicture(field);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const progress = sending && 'progress' in sending ? sending : undefined;
  const problem =
    sending && 'problem' in sending ? (sending.problem ?? t('failed')) : formState.errors.picture?.message;
  const shown = field.value ? field.value.preview : user.profileImage;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <Avatar
        name={user.fullName}
        size={112}
        photo={shown === null ? null : { src: shown }}
        className={classNames('border border-line', progress && 'opacity-60')}
      />
      <div className="min-w-0 grow basis-60">
        <p className="type-small-strong">{t('title')}</p>
        <p className="mt-0.5 type-small text-ink-3">{t('hint')}</p>
        <div className="mt-2.5 flex flex-wrap items-center gap-2">
          <Button
            ref={button}
            look="quiet"
            size="compact"
            icon={<CameraIcon size={18} aria-hidden />}
            onClick={() => input.current?.click()}
          >
            {t(shown === null ? 'choose' : 'change')}
          </Button>
          {shown !== null && (
            <Button
              look="plain"
              size="compact"
              onClick={() => {
                if (progress) stop();
                else remove();
                button.current?.focus();
              }}
            >
              {t(progress ? 'stop' : 'remove')}
            </Button>
          )}
          <input
            ref={input}
            hidden
            type="file"
            accept={kinds}
            aria-label={t('choose')}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              currentTarget.value = '';
              if (file) void choose(file);
            }}
          />
        </div>
        {progress && <ProgressBar value={progress.progress} label={t('sending')} className="mt-3" />}
        <div aria-live="polite" className="mt-2 empty:hidden">
          {problem !== undefined && <FieldError>{problem}</FieldError>}
        </div>
      </div>
    </div>
  );
}
