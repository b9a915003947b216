import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/toast.tsx';
import type { Post } from '../queries.ts';
import { useChangePost } from '../use-change-post.ts';
import { Composer } from './composer.tsx';
import { usePictures } from './use-pictures.ts';
import type { Words } from './words.ts';

export interface EditPostProps {
  userId: number;
  post: Post;
  onSaved: () => void;
}

/** Changes what is out already: its words, its service, the order of its pictures and what they show. */
export function EditPost({ userId, post, onSaved }: EditPostProps) {
  const t = useTranslations('composer');
  const { toast } = useToast();
  const composed = usePictures(post.images);
  const change = useChangePost(post.id);
  const [words, setWords] = useState<Words>({
    caption: post.caption ?? '',
    place: post.place ?? '',
    serviceId: post.service?.id ?? null,
    beforeAfter: post.beforeAfter,
  });

  async function save() {
    await change.mutateAsync({
      caption: words.caption || null,
      place: words.place || null,
      serviceId: words.serviceId,
      beforeAfter: words.beforeAfter && composed.pictures.length > 1,
      images: composed.pictures.map(({ id, alt }) => ({ id: id!, alt })),
    });
    toast({ title: t('changed') });
    onSaved();
  }

  return (
    <Composer
      userId={userId}
      composed={composed}
      words={words}
      onWords={(some) => setWords((before) => ({ ...before, ...some }))}
      editing
      onSubmit={save}
      back={
        <ButtonLink href={paths.post(post.id)} look="quiet">
          {t('cancel')}
        </ButtonLink>
      }
      labels={{ submit: t('save'), busy: t('saving') }}
    />
  );
}
