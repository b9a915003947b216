import { useState, type SubmitEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { OwnUser } from '#modules/accounts/contract';
import { customUrlProblem } from '#modules/profiles/rules';
import { ApiError, sentenceOf } from '#web/api/error.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { useCustomUrl } from './use-custom-url.ts';
import { useUpdateProfile } from './use-update-profile.ts';

export interface AddressFormProps {
  user: OwnUser;
  /** `https://uli.example` */
  origin: string;
  onSaved: (user: OwnUser) => void;
  /** For a button beside it that sends it, too. */
  id?: string;
  /** Told whether an address is typed that is not saved yet. */
  onTyped?: (unsaved: boolean) => void;
}

/** One's own address: checked while it is typed, shown whole, with others to choose from when it is taken. */
export function AddressForm({ user, origin, onSaved, id, onTyped }: AddressFormProps) {
  const t = useTranslations('customUrl');
  const tProfiles = useTranslations('profiles');
  const { toast } = useToast();
  const update = useUpdateProfile();
  const [text, setText] = useState(user.customUrl ?? '');
  const [refused, setRefused] = useState<string>();
  const typed = addressIn(text);
  const own = typed === (user.customUrl ?? '');
  const problem = typed === '' ? undefined : customUrlProblem(typed);
  const asks = typed !== '' && !own && (!problem || problem === 'customUrlReserved');
  const known = useCustomUrl(typed, asks);
  const error = refused ?? (problem ? tProfiles(problem) : (known?.sentence ?? undefined));
  const type = (next: string) => {
    setText(next);
    setRefused(undefined);
    onTyped?.(addressIn(next) !== (user.customUrl ?? ''));
  };
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (problem || own) return event.currentTarget.querySelector('input')?.focus();
    update.mutate(
      { customUrl: typed },
      {
        onSuccess: (saved) => {
          const description = user.customUrl ? t('savedText') : undefined;
          toast({ title: t('saved'), ...(description && { description }) });
          onSaved(saved);
        },
        onError: (failure) => {
          const beside = failure instanceof ApiError ? failure.body.fields?.['customUrl'] : undefined;
          setRefused(beside ?? sentenceOf(failure));
        },
      },
    );
  }
  const shown = error || typed === '' ? paths.publicPage(user) : `/${typed}`;
  const waiting = asks && !problem && !known;
  return (
    <form id={id} noValidate onSubmit={submit} className="grid gap-5">
      <Field label={t('wish')} hint={t('hint')} error={error} required>
        <TextInput
          name="customUrl"
          value={text}
          onChange={(event) => type(event.target.value)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={30}
          dir="ltr"
        />
      </Field>
      {known && known.suggestions.length > 0 && (
        <div>
          <p className="type-small text-ink-2">{t('suggestions')}</p>
          <div className="mt-2 flex flex-wrap gap-2">
            {known.suggestions.map((suggestion) => (
              <Chip key={suggestion} onClick={() => type(suggestion)}>
                {suggestion}
              </Chip>
            ))}
          </div>
        </div>
      )}
      <div className="rounded-control bg-sunken px-4 py-3.5">
        <p className="type-small text-ink-2">{t(own || error ? 'is' : 'preview')}</p>
        <p className="mt-0.5 type-strong wrap-anywhere" dir="ltr">
          {origin.replace(/^https?:\/\//, '')}
          {shown}
        </p>
        <p role="status" className="mt-0.5 min-h-5 type-small text-ink-2">
          {waiting && t('asking')}
          {known?.free && !error && <span className="text-success">{t('free')}</span>}
          {own && user.customUrl && t('own')}
        </p>
      </div>
      <Button
        type="submit"
        look={own ? 'quiet' : 'action'}
        busy={update.isPending}
        busyLabel={t('saving')}
        className="md:justify-self-start"
      >
        {t('save')}
      </Button>
    </form>
  );
}

const addressIn = (text: string) => text.trim().toLowerCase();
