import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError, sentenceOf } from '#web/api/error.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { PictureList } from './picture-list.tsx';
import { whatWaits } from './pictures.ts';
import type { usePictures } from './use-pictures.ts';
import { WordFields } from './word-fields.tsx';
import { lengthOf, mostCaption, type Words } from './words.ts';

export interface ComposerProps {
  userId: number;
  composed: ReturnType<typeof usePictures>;
  words: Words;
  onWords: (change: Partial<Words>) => void;
  /** A post that is out already. */
  editing?: boolean;
  /** Publishes or saves; what it refuses is shown here. */
  onSubmit: () => Promise<void>;
  /** The way back without saving, beside the button. */
  back?: ReactNode;
  /** What is known of the draft, beside the button. */
  note?: ReactNode;
  labels: { readonly submit: string; readonly busy: string };
}

interface Problem {
  readonly sentence: string;
  readonly fields: Readonly<Record<string, string>>;
  /** Which trouble with the pictures it tells of, where it is one. */
  readonly of?: ReturnType<typeof whatWaits>;
}

/** Everything of a post on one screen: pictures with their descriptions, words, and one button. */
export function Composer({
  userId,
  composed,
  words,
  onWords,
  editing = false,
  onSubmit,
  back,
  note,
  labels,
}: ComposerProps) {
  const t = useTranslations('composer');
  const formId = useId();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  /** Whether it goes out as soon as the last picture is there. */
  const [waits, setWaits] = useState(false);
  const { pictures } = composed;

  const waiting = whatWaits(pictures);
  // What was said of pictures is over once they are mended.
  const standing = problem?.of === undefined || problem.of === waiting ? problem : undefined;

  async function send() {
    setProblem(waiting && { sentence: t(waiting), fields: {}, of: waiting });
    if (waiting || lengthOf(words.caption) > mostCaption || busy) return;
    setBusy(true);
    try {
      await onSubmit();
    } catch (error) {
      const fields = error instanceof ApiError ? (error.body.fields ?? {}) : {};
      setProblem({ sentence: sentenceOf(error) ?? t('failed'), fields });
    }
    setBusy(false);
  }

  function submit() {
    if (waiting === 'stillSending') {
      setProblem(undefined);
      return setWaits(true);
    }
    void send();
  }

  const goOn = useEffectEvent(() => {
    setWaits(false);
    if (pictures.length > 0) submit();
  });
  useEffect(() => {
    if (!waits || waiting === 'stillSending') return;
    const soon = setTimeout(goOn);
    return () => clearTimeout(soon);
  }, [waits, waiting]);

  return (
    <form
      id={formId}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]"
    >
      <PictureList composed={composed} fixed={editing} />
      <div className="grid content-start gap-6">
        <WordFields
          userId={userId}
          words={words}
          onChange={onWords}
          canPair={pictures.length > 1}
          errors={standing?.fields ?? {}}
        />
        {standing && <Banner look="danger" role="alert" title={standing.sentence} />}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button type="submit" busy={busy || waits} busyLabel={labels.busy}>
            {labels.submit}
          </Button>
          {back}
          <p role="status" className="type-small text-ink-3">
            {waits ? t('stillSending') : note}
          </p>
        </div>
      </div>
    </form>
  );
}
