import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { MessageOnWire } from '#modules/messaging/contract';
import { formatTime } from '#kernel/visit-time';
import { DropdownMenu, MenuItem } from '#web/ui/dropdown-menu.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { DotsThreeIcon, TrashIcon } from '#web/ui/icons.ts';
import { Bubble } from './bubble.tsx';

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
  if (message.deleted) {
    return (
      <p className={`max-w-[85%] px-3.5 py-2 type-small text-ink-3 italic ${own ? 'justify-self-end' : ''}`}>
        {t('takenBack')}
      </p>
    );
  }
  const label = t('moreAbout', { time });
  return (
    <Bubble
      own={own}
      content={message.content}
      time={<time dateTime={message.createdAt}>{time}</time>}
      note={seen ? t('seen') : undefined}
      image={
        message.image && (
          <img
            src={message.image.url}
            width={message.image.width}
            height={message.image.height}
            alt={t('picture')}
            className="mb-1 h-auto max-h-80 w-auto max-w-full rounded-control"
          />
        )
      }
      menu={own ? <OwnMenu label={label} onRemove={onRemove} /> : menuOf(message, label)}
    />
  );
}

function OwnMenu({ label, onRemove }: { label: string; onRemove: () => void }) {
  const t = useTranslations('messaging');
  return (
    <DropdownMenu
      align="end"
      trigger={
        <IconButton label={label}>
          <DotsThreeIcon size={22} weight="bold" aria-hidden />
        </IconButton>
      }
    >
      <MenuItem icon={<TrashIcon size={20} />} danger onSelect={onRemove}>
        {t('takeBack')}
      </MenuItem>
    </DropdownMenu>
  );
}
