import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

export interface BubbleProps {
  own: boolean;
  content: string;
  /** When it was written. */
  time: ReactNode;
  /** Above the words. */
  image?: ReactNode;
  /** Behind the time. */
  note?: string | undefined;
  /** The "…" beside it. */
  menu?: ReactNode;
}

/** What somebody wrote: one's own on the right, the other's on the left. */
export function Bubble({ own, content, time, image, note, menu }: BubbleProps) {
  const t = useTranslations('messaging');
  const side = own ? 'flex-row-reverse justify-self-end' : 'justify-self-start';
  return (
    <div className={`group flex max-w-[85%] items-center gap-1 ${side}`}>
      <div className="min-w-0">
        <div
          className={`rounded-card px-3.5 py-2.5 ${own ? 'bg-action text-on-action' : 'border border-line bg-surface'}`}
        >
          <span className="sr-only">{t(own ? 'youWrote' : 'theyWrote')} </span>
          {image}
          {content && (
            <p dir="auto" className="type-body wrap-anywhere whitespace-pre-wrap">
              {content}
            </p>
          )}
        </div>
        <p className={`px-1 pt-0.5 type-small text-ink-3 ${own ? 'text-end' : ''}`}>
          {time}
          {note && ` · ${note}`}
        </p>
      </div>
      {menu && (
        <span className="self-start pointer-fine:opacity-0 pointer-fine:group-focus-within:opacity-100 pointer-fine:group-hover:opacity-100">
          {menu}
        </span>
      )}
    </div>
  );
}
