import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { browserApi } from '#web/api/browser.ts';
import { Button, type ButtonLook, type ButtonSize } from '#web/ui/button.tsx';
import { tiesQuery } from './queries.ts';
import { useFollow } from './use-follow.ts';

export interface FollowButtonProps {
  viewerId: number;
  person: { readonly id: number; readonly fullName: string };
  /** Whether one follows them, where a list says so; else it is asked. */
  following?: boolean;
  /** `quiet` where it stands in every row of a list. */
  look?: ButtonLook;
  size?: ButtonSize;
  wide?: boolean;
  className?: string;
  onChange?: (following: boolean) => void;
}

/** Follow, and once followed: Following, which takes it back. The change shows at once and reverts silently when it fails. */
export function FollowButton({
  viewerId,
  person,
  following,
  look = 'action',
  size = 'compact',
  wide,
  className,
  onChange,
}: FollowButtonProps) {
  const t = useTranslations('follows');
  const { data: ties } = useQuery({ ...tiesQuery(browserApi, person.id), enabled: following === undefined });
  const [listed, setListed] = useState(following);
  const follow = useFollow(viewerId, person.id);
  const follows = ties?.following ?? listed ?? false;
  const press = () => {
    setListed(!follows);
    onChange?.(!follows);
    follow.mutate(!follows, {
      onError: () => {
        setListed(follows);
        onChange?.(follows);
      },
    });
  };
  return (
    <Button
      look={follows ? 'quiet' : look}
      size={size}
      {...(wide !== undefined && { wide })}
      {...(className && { className })}
      onClick={press}
    >
      {t(follows ? 'following' : 'follow')} <span className="sr-only">{person.fullName}</span>
    </Button>
  );
}
