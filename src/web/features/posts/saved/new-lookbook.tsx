import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useTranslations } from 'use-intl';
import { browserApi } from '#web/api/browser.ts';
import { sentenceOf } from '#web/api/error.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { PlusIcon } from '#web/ui/icons.ts';
import { TextInput } from '#web/ui/text-input.tsx';
import { lookbooksKey } from '../queries.ts';

/** Begins an empty lookbook. */
export function NewLookbook() {
  const t = useTranslations('posts.lookbooks');
  const queries = useQueryClient();
  const [name, setName] = useState('');
  const create = useMutation({
    mutationFn: () => browserApi('POST /api/lookbooks', { body: { name: name.trim() } }),
    onSuccess: () => {
      setName('');
      return queries.invalidateQueries({ queryKey: lookbooksKey });
    },
  });
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (name.trim() && !create.isPending) create.mutate();
  }
  const error = create.error ? (sentenceOf(create.error) ?? t('failed')) : undefined;
  return (
    <form onSubmit={submit} className="mt-5 flex max-w-form items-end gap-2">
      <Field label={t('newName')} error={error} className="grow">
        <TextInput value={name} maxLength={60} onChange={(event) => setName(event.target.value)} />
      </Field>
      <Button type="submit" look="quiet" busy={create.isPending} icon={<PlusIcon size={18} aria-hidden />}>
        {t('create')}
      </Button>
    </form>
  );
}
