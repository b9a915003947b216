import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Field } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ArrowDownIcon, ArrowUpIcon, DotsSixVerticalIcon, ImageIcon, TrashIcon } from '#web/ui/icons.ts';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import type { useDragOrder } from '#web/ui/use-drag-order.ts';
import type { ComposedPicture } from './pictures.ts';

type Drag = ReturnType<ReturnType<typeof useDragOrder>>;

export interface PictureRowProps {
  picture: ComposedPicture;
  /** From 0. */
  index: number;
  count: number;
  /** Pixels by which it is dragged, while it is. */
  dragged: number | undefined;
  /** Pixels by which it makes room for another. */
  shifted: number;
  rowRef: Drag['rowRef'];
  grip: Drag['grip'];
  onDescribe: (alt: string) => void;
  onMove: (to: number) => void;
  /** Missing on a post that is out already: its pictures stay. */
  onRemove?: (() => void) | undefined;
  onAgain: () => void;
  children?: ReactNode;
}

/** One picture of a post in the making: its words beside it, its place under them. */
export function PictureRow({
  picture,
  index,
  count,
  dragged,
  shifted,
  rowRef,
  grip,
  onDescribe,
  onMove,
  onRemove,
  onAgain,
  children,
}: PictureRowProps) {
  const t = useTranslations('composer.pictures');
  const number = index + 1;
  const sending = picture.id === undefined && picture.problem === undefined;
  // What is no picture cannot be shown as one, nor what only the server can read.
  const [unreadable, setUnreadable] = useState<string>();
  return (
    <li
      ref={rowRef}
      style={{ translate: `0 ${dragged ?? shifted}px` }}
      className={classNames(
        'flex gap-3.5 rounded-card border border-line bg-surface p-3',
        dragged === undefined ? 'transition-[translate]' : 'relative z-10 shadow-float',
      )}
    >
      <div className="relative w-24 shrink-0 self-start md:w-32">
        {unreadable === picture.preview ? (
          <span className={classNames(frameClass, 'flex items-center justify-center text-ink-3')}>
            <ImageIcon size={28} aria-hidden />
          </span>
        ) : (
          <img
            src={picture.preview}
            alt=""
            onError={() => setUnreadable(picture.preview)}
            className={classNames(frameClass, 'object-cover', sending && 'opacity-60')}
          />
        )}
        <span className="absolute top-2 start-2 inline-flex size-6 items-center justify-center rounded-pill bg-surface type-micro">
          {number}
        </span>
        {sending && (
          <div className="absolute start-2 end-2 bottom-2">
            <ProgressBar value={picture.progress} label={t('sending', { number })} />
          </div>
        )}
      </div>
      <div className="min-w-0 grow">
        {picture.problem !== undefined && (
          <div role="alert" className="mb-2 rounded-control bg-danger-soft px-3 py-2 type-small">
            <p>{picture.problem || t('failed')}</p>
            {!picture.unfit && (
              <Button look="plain" size="compact" onClick={onAgain} className="-ms-3.5">
                {t('again')}
              </Button>
            )}
          </div>
        )}
        <Field label={t('alt', { number })} id={`alt-${picture.key}`} {...(index === 0 && { hint: t('altHint') })}>
          <TextArea
            rows={2}
            maxLength={1000}
            value={picture.alt}
            onChange={(event) => onDescribe(event.target.value.replaceAll('\n', ' '))}
            className="min-h-[calc(2lh+1.5rem)]!"
          />
        </Field>
        {children}
        <div className="mt-1.5 -ms-2.5 flex flex-wrap items-center">
          {count > 1 && (
            <>
              <span
                {...grip}
                title={t('drag')}
                aria-hidden
                className="inline-flex size-11 cursor-grab touch-none items-center justify-center text-ink-3"
              >
                <DotsSixVerticalIcon size={22} />
              </span>
              <IconButton
                data-move
                label={t('up', { number })}
                aria-disabled={index === 0}
                onClick={() => onMove(index - 1)}
                className="aria-disabled:text-ink-3"
              >
                <ArrowUpIcon size={20} aria-hidden />
              </IconButton>
              <IconButton
                data-move
                label={t('down', { number })}
                aria-disabled={number === count}
                onClick={() => onMove(index + 1)}
                className="aria-disabled:text-ink-3"
              >
                <ArrowDownIcon size={20} aria-hidden />
              </IconButton>
            </>
          )}
          <span className="grow" />
          {onRemove && (
            <IconButton label={t('remove', { number })} onClick={onRemove} className="text-ink-2">
              <TrashIcon size={20} aria-hidden />
            </IconButton>
          )}
        </div>
      </div>
    </li>
  );
}

const frameClass = 'aspect-4/5 w-full rounded-[0.5rem] bg-sunken';
