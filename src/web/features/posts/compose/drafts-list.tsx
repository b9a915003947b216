import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { browserApi } from '#web/api/browser.ts';
import { paths } from '#web/paths.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ImageIcon, TrashIcon } from '#web/ui/icons.ts';
import { Link } from '#web/ui/link.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { PostAgo } from '../card/post-ago.tsx';
import { draftsKey, draftsQuery, type Draft } from '../queries.ts';

/** What was begun and not posted yet, but for the one that is open. */
export function DraftsList({ openId, now, className }: { openId: number | undefined; now: number; className: string }) {
  const t = useTranslations('composer.drafts');
  const { data = [] } = useQuery(draftsQuery(browserApi));
  const others = data.filter(({ id }) => id !== openId);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="drafts" className={className}>
      <h2 id="drafts" className="type-display-s">
        {t('title', { count: others.length })}
      </h2>
      <ul className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-x-8 md:grid-cols-2">
        {others.map((draft) => (
          <DraftRow key={draft.id} draft={draft} now={now} />
        ))}
      </ul>
    </section>
  );
}

function DraftRow({ draft, now }: { draft: Draft; now: number }) {
  const t = useTranslations('composer.drafts');
  const { toast } = useToast();
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => browserApi('DELETE /api/drafts/{draftId}', { params: { draftId: draft.id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: draftsKey }),
    onError: () => toast({ title: t('failed'), look: 'destructive' }),
  });
  const [picture] = draft.images;
  const words = draft.caption ?? t('noWords');
  return (
    <li className="flex items-center gap-1 border-b border-line">
      <Link href={paths.create(draft.id)} className="group flex min-w-0 grow items-center gap-3.5 py-3">
        {picture ? (
          <img src={picture.url} alt="" className="size-14 shrink-0 rounded-[0.5rem] object-cover" />
        ) : (
          <span className="inline-flex size-14 shrink-0 items-center justify-center rounded-[0.5rem] bg-sunken text-ink-3">
            <ImageIcon size={24} aria-hidden />
          </span>
        )}
        <span className="min-w-0">
          <span className="block truncate type-strong group-hover:underline">{words}</span>
          <span className="block type-small text-ink-3">
            {t('photos', { count: draft.images.length })} · <PostAgo at={draft.createdAt} now={now} />
          </span>
        </span>
      </Link>
      <IconButton label={t('delete', { words })} onClick={() => remove.mutate()} className="text-ink-2">
        <TrashIcon size={20} aria-hidden />
      </IconButton>
    </li>
  );
}
