import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { browserApi } from '#web/api/browser.ts';
import { paths } from '#web/paths.ts';
import { useToast } from '#web/ui/toast.tsx';
import { postsKey, type Draft, type Post } from '../queries.ts';
import { Composer } from './composer.tsx';
import { useAutosave, type DraftWords } from './use-autosave.ts';
import { usePictures } from './use-pictures.ts';
import { noWords, type Words } from './words.ts';

export interface NewPostProps {
  userId: number;
  /** What was begun before. */
  draft: Draft | undefined;
  /** A new draft has this id. */
  onDraft: (draftId: number) => void;
  onPosted: (post: Post) => void;
}

/** A post in the making; it keeps itself as a draft. */
export function NewPost({ userId, draft, onDraft, onPosted }: NewPostProps) {
  const t = useTranslations('composer');
  const { toast } = useToast();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const composed = usePictures(draft?.images ?? []);
  const [words, setWords] = useState<Words>(
    draft ? { ...draft, caption: draft.caption ?? '', place: draft.place ?? '' } : noWords,
  );
  const stored = composed.pictures.filter(({ id }) => id !== undefined);
  const beforeAfter = words.beforeAfter && composed.pictures.length > 1;
  const kept: DraftWords = {
    caption: words.caption || null,
    place: words.place || null,
    serviceId: words.serviceId,
    beforeAfter,
    images: stored.map(({ id, alt }) => ({ id: id!, alt })),
  };
  const isEmpty = !words.caption.trim() && !words.place.trim() && stored.length === 0;
  const autosave = useAutosave(draft?.id, kept, isEmpty, onDraft);

  async function publish() {
    const draftId = await autosave.settle();
    autosave.close();
    try {
      const post =
        draftId === undefined
          ? await browserApi('POST /api/posts', { body: { ...kept, images: kept.images! } })
          : await browserApi('POST /api/drafts/{draftId}/publish', { params: { draftId } });
      void queries.invalidateQueries({ queryKey: postsKey });
      void queries.invalidateQueries({ queryKey: ['users', userId] });
      // It is out as it is; who cannot see it is not forgotten.
      const count = kept.images!.filter(({ alt }) => !alt?.trim()).length;
      const describe = { label: t('describe'), onSelect: () => void navigate(paths.editPost(post.id)) };
      toast({
        title: t('posted'),
        ...(count > 0 && { description: t('undescribed', { count }), action: describe }),
      });
      onPosted(post);
    } catch (error) {
      autosave.reopen();
      throw error;
    }
  }

  return (
    <Composer
      userId={userId}
      composed={composed}
      words={{ ...words, beforeAfter }}
      onWords={(change) => setWords((before) => ({ ...before, ...change }))}
      onSubmit={publish}
      note={autosave.state === 'idle' ? t('keepsItself') : t(`draft_${autosave.state}`)}
      labels={{ submit: t('post'), busy: t('posting') }}
    />
  );
}
