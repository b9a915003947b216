import { useEffect, useId, useMemo, useRef, type FormEvent, type KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { sentenceOf } from '#web/api/error.ts';
import { FieldError } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ImageIcon, PaperPlaneTiltIcon, XIcon } from '#web/ui/icons.ts';
import { useSend, type Addressee } from './use-send.ts';
import { useWritten } from './use-written.ts';

export interface ComposerProps {
  to: Addressee;
  /** Who writes. */
  userId: number;
  /** Whom one writes to. */
  person: { readonly id: number | string; readonly fullName: string };
  /** With the thread that it is in. */
  onSent?: (threadId: number) => void;
}

/** Where one writes: Enter sends, Shift and Enter begins a new line. What could not be sent stays. */
export function Composer({ to, userId, person, onSent }: ComposerProps) {
  const t = useTranslations('messaging');
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { content, photo, setContent, setPhoto } = useWritten(userId, person.id);
  const preview = usePreview(photo);
  const send = useSend(to);

  async function submit(event?: FormEvent) {
    event?.preventDefault();
    if (content.trim() === '' && !photo) return;
    setContent('');
    setPhoto(undefined);
    field.current?.focus();
    try {
      const threadId = await send.mutateAsync({ content, photo });
      onSent?.(threadId);
    } catch {
      // What was typed meanwhile comes after it.
      setContent((typed) => (typed ? `${content}\n${typed}` : content));
      setPhoto((chosen) => chosen ?? photo);
    }
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void submit();
  }

  return (
    <form onSubmit={(event) => void submit(event)} className="border-t border-line py-3">
      {photo && (
        <p className="flex items-center gap-3 pb-3 type-small">
          <img src={preview} alt="" className="size-14 shrink-0 rounded-control bg-sunken object-cover" />
          <span dir="auto" className="min-w-0 truncate text-ink-2">
            {photo.name}
          </span>
          <IconButton label={t('removePhoto')} onClick={() => setPhoto(undefined)}>
            <XIcon size={18} aria-hidden />
          </IconButton>
        </p>
      )}
      <div className="flex items-end gap-2">
        {!('guestOf' in to) && <PhotoButton onChoose={setPhoto} />}
        <label htmlFor={id} className="sr-only">
          {t('writeTo', { name: person.fullName })}
        </label>
        <textarea
          ref={field}
          id={id}
          rows={1}
          maxLength={2000}
          value={content}
          placeholder={t('write')}
          onChange={(event) => setContent(event.target.value)}
          onKeyDown={press}
          className="max-h-40 min-h-12 grow resize-none rounded-control border-[1.5px] border-line-strong bg-surface px-3.5 py-2.5 field-sizing-content text-ink placeholder:text-ink-3"
        />
        <IconButton type="submit" label={t('send')} className="size-12! bg-action text-on-action hover:bg-action-hover">
          <PaperPlaneTiltIcon size={22} weight="fill" aria-hidden className="mirrored" />
        </IconButton>
      </div>
      <div aria-live="polite">{send.isError && <FieldError>{sentenceOf(send.error) ?? t('notSent')}</FieldError>}</div>
    </form>
  );
}

/** An address that shows a file of this device, for as long as it is chosen. */
function usePreview(file: File | undefined): string | undefined {
  const address = useMemo(() => file && URL.createObjectURL(file), [file]);
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);
  return address;
}

/** Guests write and are written to in words alone. */
function PhotoButton({ onChoose }: { onChoose: (photo: File | undefined) => void }) {
  const t = useTranslations('messaging');
  return (
    <label className="pressable -ms-3 inline-flex size-12 shrink-0 cursor-pointer items-center justify-center rounded-control hover:bg-sunken has-focus-visible:outline-3 has-focus-visible:outline-focus">
      <span className="sr-only">{t('addPhoto')}</span>
      <ImageIcon size={24} aria-hidden />
      <input
        type="file"
        accept="image/*"
        className="sr-only"
        onChange={(event) => {
          onChoose(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </label>
  );
}
