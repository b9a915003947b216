import { useEffect, useId, useState, type SubmitEvent } from 'react';
import { useTranslations } from 'use-intl';
import { sentenceOf } from '#web/api/error.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import type { useComments } from './use-comments.ts';

const mostLetters = 1000;
/** Nobody is counted at before so few are left. */
const shownFrom = 900;

export interface CommentFormProps {
  add: ReturnType<typeof useComments>['add'];
  /** The comment that is answered, and its writer's name. */
  parent?: { readonly id: number; readonly name: string } | undefined;
  onDone?: () => void;
}

/** Writes a comment, or an answer to one. What is typed stays until it is there. */
export function CommentForm({ add, parent, onDone }: CommentFormProps) {
  const t = useTranslations('comments');
  const id = useId();
  const [content, setContent] = useState('');
  const [problem, setProblem] = useState<string>();
  // Whoever pressed Reply wants to type.
  useEffect(() => {
    if (parent) document.getElementById(id)?.focus();
  }, [id, parent]);
  const length = [...content.trim()].length;
  const tooLong = length > mostLetters;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (length === 0 || tooLong || add.isPending) return;
    setProblem(undefined);
    add.mutate(
      { content: content.trim(), parentId: parent?.id },
      {
        onSuccess: () => {
          setContent('');
          onDone?.();
        },
        onError: (error) => setProblem(sentenceOf(error) ?? t('failed')),
      },
    );
  }

  return (
    <form
      onSubmit={submit}
      onKeyDown={({ key }) => key === 'Escape' && length === 0 && onDone?.()}
      className="flex flex-wrap items-end justify-end gap-2"
    >
      <Field
        id={id}
        label={parent ? t('replyTo', { name: parent.name }) : t('write')}
        hideLabel
        {...(length >= shownFrom && { hint: t('length', { length, most: mostLetters }) })}
        error={tooLong ? t('tooLong', { most: mostLetters }) : problem}
        className="min-w-0 grow basis-60"
      >
        <TextArea
          rows={1}
          value={content}
          placeholder={parent ? t('replyTo', { name: parent.name }) : t('write')}
          onChange={(event) => setContent(event.target.value)}
          className="min-h-12!"
        />
      </Field>
      {(length > 0 || parent) && (
        <div className="flex gap-2">
          {parent && (
            <Button look="plain" onClick={onDone}>
              {t('cancel')}
            </Button>
          )}
          <Button type="submit" busy={add.isPending} busyLabel={t('sending')}>
            {parent ? t('reply') : t('comment')}
          </Button>
        </div>
      )}
    </form>
  );
}
