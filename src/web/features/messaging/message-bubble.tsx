import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { MessageOnWire } from '#modules/messaging/contract';
import { formatTime } from '#kernel/visit-time';
import { DropdownMenu, MenuItem } from '#web/ui/dropdown-menu.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { DotsThreeIcon, TrashIcon } from '#web/ui/icons.ts';

/** What can be done about a message of the other person; `label` names the button. */
export type MenuOfMessage = (message: MessageOnWire, label: string) => ReactNode;

export interface MessageBubbleProps {
  message: MessageOnWire;
  own: boolean;
  zone: string;
  /** Whether the other one has read up to here. */
  seen: boolean;
  /** The "…" of the other's message. */
  menuOf: MenuOfMessage;
  onRemove: () => void;
}

/** One message: one's own on the right, the other's on the left. */
export function MessageBubble({ message, own, zone, seen, menuOf, onRemove }: MessageBubbleProps) {
  const t = useTranslations('messaging');
  const time = formatTime(Date.parse(message.createdAt), zone);
  const side = own ? 'flex-row-reverse justify-self-end' : 'justify-self-start';
  if (message.deleted) {
    return (
      <p className={`max-w-[85%] px-3.5 py-2 type-small text-ink-3 italic ${own ? 'justify-self-end' : ''}`}>
        {t('takenBack')}
      </p>
    );
  }
  return (
    <div className={`group flex max-w-[85%] items-center gap-1 ${side}`}>
      <div className="min-w-0">
        <div
          className={`rounded-card px-3.5 py-2.5 ${own ? 'bg-action text-on-action' : 'border border-line bg-surface'}`}
        >
          <span className="sr-only">{t(own ? 'youWrote' : 'theyWrote')} </span>
          {message.image && (
            <img
              src={message.image.url}
              width={message.image.width}
              height={message.image.height}
              alt={t('picture')}
              className="mb-1 h-auto max-h-80 w-auto max-w-full rounded-control"
            />
          )}
          {message.content && (
            <p dir="auto" className="type-body wrap-anywhere whitespace-pre-wrap">
              {message.content}
            </p>
          )}
        </div>
        <p className={`px-1 pt-0.5 type-small text-ink-3 ${own ? 'text-end' : ''}`}>
          <time dateTime={message.createdAt}>{time}</time>
          {seen && ` · ${t('seen')}`}
        </p>
      </div>
      <span className="self-start pointer-fine:opacity-0 pointer-fine:group-focus-within:opacity-100 pointer-fine:group-hover:opacity-100">
        {own ? (
          <DropdownMenu
            align="end"
            trigger={
              <IconButton label={t('moreAbout', { time })}>
                <DotsThreeIcon size={22} weight="bold" aria-hidden />
              </IconButton>
            }
          >
            <MenuItem icon={<TrashIcon size={20} />} danger onSelect={onRemove}>
              {t('takeBack')}
            </MenuItem>
          </DropdownMenu>
        ) : (
          menuOf(message, t('moreAbout', { time }))
        )}
      </span>
    </div>
  );
}
