import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '#web/paths.ts';
import { BellIcon, ChatCircleIcon, PlusCircleIcon } from '#web/ui/icons.ts';
import { CountedLink } from './counted-link.tsx';
import { isHere } from './is-here.ts';

/** How much is new for the signed-in person. */
export interface News {
  readonly messages: number;
  readonly notices: number;
}

/** Messages and notifications, beside one's own picture. What is new is said once it arrives. */
export function PersonTools({ messages, notices }: News) {
  const t = useTranslations('shell');
  const { pathname } = useLocation();
  return (
    <div className="-me-1 flex">
      {/* Between the phone's bar at the bottom, which has it too, and the widths at which its words fit beside the links. */}
      <div className="max-md:hidden lg:hidden">
        <CountedLink href={paths.create()} label={t('create')} icon={<PlusCircleIcon size={26} aria-hidden />} />
      </div>
      <CountedLink
        href={paths.messages()}
        label={t('messagesNew', { count: messages })}
        count={messages}
        current={isHere(paths.messages(), pathname)}
        icon={<ChatCircleIcon size={26} weight={isHere(paths.messages(), pathname) ? 'fill' : 'regular'} aria-hidden />}
      />
      <CountedLink
        href={paths.notifications()}
        label={t('noticesNew', { count: notices })}
        count={notices}
        current={isHere(paths.notifications(), pathname)}
        icon={<BellIcon size={26} weight={isHere(paths.notifications(), pathname) ? 'fill' : 'regular'} aria-hidden />}
      />
      <p role="status" className="sr-only">
        {messages > 0 && t('messagesNew', { count: messages })} {notices > 0 && t('noticesNew', { count: notices })}
      </p>
    </div>
  );
}
