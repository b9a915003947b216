import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { browserApi } from '#web/api/browser.ts';
import { sentenceOf } from '#web/api/error.ts';
import { postsKey } from '../queries.ts';
import { Field } from '#web/ui/field.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { PictureList } from './picture-list.tsx';
import { whatWaits } from './pictures.ts';
import { ServiceField } from './service-field.tsx';
import { usePictures } from './use-pictures.ts';
import { mostCaption } from './words.ts';

export interface WorksFormProps {
  /** For the button that submits it from outside. */
  id: string;
  userId: number;
  /** Every picture that was chosen is out. */
  onDone: () => void;
  onUnsaved: (unsaved: boolean) => void;
  /** What the button outside says of it. */
  onState: (state: { busy: boolean; trouble: string | undefined }) => void;
}

/** What stands with a work, beside what it shows. */
interface Details {
  readonly caption: string;
  readonly serviceId: number | null;
}
const noDetails: Details = { caption: '', serviceId: null };

/** The first works: several pictures at once, each its own post, with words under it and the service that it shows. */
export function WorksForm({ id, userId, onDone, onUnsaved, onState }: WorksFormProps) {
  const t = useTranslations('composer');
  const tWords = useTranslations('composer.words');
  const tStep = useTranslations('onboarding.works');
  const queries = useQueryClient();
  const { toast } = useToast();
  const composed = usePictures([]);
  const { pictures } = composed;
  const [details, setDetails] = useState<Readonly<Record<string, Details>>>({});
  const change = (key: string, changed: Partial<Details>) =>
    setDetails((before) => ({ ...before, [key]: { ...(before[key] ?? noDetails), ...changed } }));
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  /** Whether it goes out as soon as the last picture is there. */
  const [waits, setWaits] = useState(false);
  const chosen = pictures.length > 0;
  useEffect(() => onUnsaved(chosen), [chosen, onUnsaved]);
  const waiting = chosen ? whatWaits(pictures) : undefined;
  useEffect(() => onState({ busy: busy || waits, trouble }), [busy, waits, trouble, onState]);

  async function send() {
    if (waiting === 'stillSending') return setWaits(true);
    setTrouble(waiting && t(waiting));
    if (waiting || busy) return;
    setBusy(true);
    try {
      // The last one stands first on a page, so the first picture comes last.
      for (const picture of pictures.toReversed()) {
        const { key, alt } = picture;
        const body = { images: [{ id: picture.id!, alt }], ...(details[key] ?? noDetails) };
        await browserApi('POST /api/posts', { body });
        composed.remove(key);
      }
      if (chosen) {
        void queries.invalidateQueries({ queryKey: postsKey });
        await queries.invalidateQueries({ queryKey: ['people', userId] });
        toast({ title: tStep('out', { count: pictures.length }) });
      }
      onDone();
    } catch (error) {
      setTrouble(sentenceOf(error) ?? t('failed'));
    }
    setBusy(false);
  }

  const goOn = useEffectEvent(() => {
    setWaits(false);
    // Whoever took every picture away again has nothing to send.
    if (chosen) void send();
  });
  useEffect(() => {
    if (!waits || waiting === 'stillSending') return;
    const soon = setTimeout(goOn);
    return () => clearTimeout(soon);
  }, [waits, waiting]);

  return (
    <form
      id={id}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      noValidate
    >
      <PictureList
        composed={composed}
        moreOf={(key, number) => (
          <div className="mt-3 grid gap-3">
            <Field label={tStep('captionOf', { number })} optional={tWords('optional')}>
              <TextInput
                maxLength={mostCaption}
                autoComplete="off"
                value={details[key]?.caption ?? ''}
                onChange={(event) => change(key, { caption: event.target.value })}
              />
            </Field>
            <ServiceField
              userId={userId}
              label={tStep('serviceOf', { number })}
              value={details[key]?.serviceId ?? null}
              onChange={(serviceId) => change(key, { serviceId })}
            />
          </div>
        )}
      />
      <p role="status" className="mt-3 text-ink-2 empty:hidden">
        {waits && t('stillSending')}
      </p>
    </form>
  );
}
