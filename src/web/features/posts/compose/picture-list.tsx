import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { classNames } from '#web/ui/class-names.ts';
import { useDragOrder } from '#web/ui/use-drag-order.ts';
import { PictureDrop } from './picture-drop.tsx';
import { PictureRow } from './picture-row.tsx';
import { mostPictures } from './pictures.ts';
import type { usePictures } from './use-pictures.ts';

export interface PictureListProps {
  composed: ReturnType<typeof usePictures>;
  /** A post that is out already keeps its pictures; their order and words change. */
  fixed?: boolean;
  /** What else is asked of a picture, under its words. */
  moreOf?: (key: string, number: number) => ReactNode;
}

/** The pictures in their order, and the way to add more. */
export function PictureList({ composed, fixed = false, moreOf }: PictureListProps) {
  const t = useTranslations('composer.pictures');
  const { pictures } = composed;
  const list = useRef<HTMLUListElement>(null);
  const moved = useRef<{ key: string; step: number }>(undefined);
  const dragOf = useDragOrder(composed.move);

  // Whoever moves a picture by its button goes along with it.
  useEffect(() => {
    if (!moved.current) return;
    const { key, step } = moved.current;
    moved.current = undefined;
    const row = [...(list.current?.children ?? [])][pictures.findIndex((picture) => picture.key === key)];
    const buttons = row?.querySelectorAll<HTMLButtonElement>('button[data-move]');
    buttons?.[step < 0 ? 0 : 1]?.focus();
  }, [pictures]);

  return (
    <div className={classNames('grid grid-cols-[minmax(0,1fr)] gap-3', pictures.length > 0 && 'content-start')}>
      {pictures.length > 0 && (
        <ul ref={list} className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {pictures.map((picture, index) => (
            <PictureRow
              key={picture.key}
              picture={picture}
              index={index}
              count={pictures.length}
              {...dragOf(index)}
              onDescribe={(alt) => composed.describe(picture.key, alt)}
              onMove={(to) => {
                moved.current = { key: picture.key, step: to - index };
                composed.move(index, to);
              }}
              {...(!fixed && { onRemove: () => composed.remove(picture.key) })}
              onAgain={() => composed.again(picture.key)}
            >
              {moreOf?.(picture.key, index + 1)}
            </PictureRow>
          ))}
        </ul>
      )}
      {fixed && <p className="type-small text-ink-3">{t('fixed')}</p>}
      {!fixed && pictures.length < mostPictures && <PictureDrop small={pictures.length > 0} onFiles={composed.add} />}
      <p role="status" className="type-small text-ink-3 empty:hidden">
        {composed.leftOut > 0 && t('leftOut', { most: mostPictures, count: composed.leftOut })}
      </p>
    </div>
  );
}
