import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useTranslations } from 'use-intl';
import { browserApi } from '#web/api/browser.ts';
import { sentenceOf } from '#web/api/error.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { CheckIcon, LockIcon, PlusIcon } from '#web/ui/icons.ts';
import { LoadingRegion, Skeleton } from '#web/ui/skeleton.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { changeCachedPost } from '../cached-posts.ts';
import type { PostDialogProps } from '../card/remove-dialog.tsx';
import { lookbooksKey, lookbooksQuery, postsKey, type Lookbook } from '../queries.ts';

/** Puts a post into one's lookbooks and takes it out again; a new one can be begun here. */
export function CollectDialog({ post, userId, open, onClose, returnFocus }: PostDialogProps & { userId: number }) {
  const t = useTranslations('posts.lookbooks');
  const queries = useQueryClient();
  const all = useQuery(lookbooksQuery(browserApi, userId));
  const holding = useQuery(lookbooksQuery(browserApi, userId, post.id));
  const held = new Set(holding.data?.map(({ id }) => id));
  const [name, setName] = useState('');
  const change = useMutation({
    mutationFn: ({ lookbook, add }: { lookbook: Lookbook; add: boolean }) =>
      browserApi(
        add ? 'PUT /api/lookbooks/{lookbookId}/posts/{postId}' : 'DELETE /api/lookbooks/{lookbookId}/posts/{postId}',
        { params: { lookbookId: lookbook.id, postId: post.id } },
      ),
    onSuccess: (_told, { lookbook, add }) => {
      if (add) changeCachedPost(queries, post.id, (cached) => ({ ...cached, saved: true }));
      void queries.invalidateQueries({ queryKey: [...postsKey, 'lookbook', lookbook.id] });
      if (add) void queries.invalidateQueries({ queryKey: [...postsKey, 'saves'] });
      return queries.invalidateQueries({ queryKey: lookbooksKey });
    },
  });
  const create = useMutation({
    mutationFn: (wished: string) => browserApi('POST /api/lookbooks', { body: { name: wished } }),
    onSuccess: (lookbook) => {
      setName('');
      change.mutate({ lookbook, add: true });
    },
  });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (name.trim() && !create.isPending) create.mutate(name.trim());
  }

  const problem = create.error ?? change.error;
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      returnFocus={returnFocus}
      title={t('addTo')}
      description={t('addToText')}
      closeLabel={t('close')}
    >
      {(all.isPending || holding.isPending) && (
        <LoadingRegion label={t('loading')} className="grid gap-2">
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </LoadingRegion>
      )}
      {all.data && holding.data && all.data.length > 0 && (
        <ul className="-mx-2 mb-4">
          {all.data.map((lookbook) => (
            <li key={lookbook.id}>
              <button
                type="button"
                role="checkbox"
                aria-checked={held.has(lookbook.id)}
                onClick={() => change.mutate({ lookbook, add: !held.has(lookbook.id) })}
                className="flex min-h-12 w-full items-center gap-3 rounded-control px-2 text-start hover:bg-sunken"
              >
                <span className={boxClass(held.has(lookbook.id))}>
                  {held.has(lookbook.id) && <CheckIcon size={16} weight="bold" aria-hidden />}
                </span>
                <span className="min-w-0 grow truncate type-strong">{lookbook.name}</span>
                {!lookbook.isPublic && <LockIcon size={18} aria-label={t('private')} className="shrink-0 text-ink-3" />}
                <span className="shrink-0 type-small text-ink-3">{t('posts', { count: lookbook.postsCount })}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={submit} className="flex items-end gap-2">
        <Field label={t('newName')} error={problem ? (sentenceOf(problem) ?? t('failed')) : undefined} className="grow">
          <TextInput value={name} maxLength={60} onChange={(event) => setName(event.target.value)} />
        </Field>
        <Button type="submit" look="quiet" busy={create.isPending} icon={<PlusIcon size={18} aria-hidden />}>
          {t('create')}
        </Button>
      </form>
    </Dialog>
  );
}

function boxClass(checked: boolean): string {
  const shape = 'inline-flex size-6 shrink-0 items-center justify-center rounded-[7px] border-[1.5px]';
  return `${shape} ${checked ? 'border-action bg-action text-on-action' : 'border-line-strong'}`;
}
