import { useQuery, useQueryClient } from '@tanstack/react-query';
import { browserApi } from '#web/api/browser.ts';
import { FollowButton } from './follow-button.tsx';
import { followedQuery } from './followed.ts';

/** Who was followed in this tab by such a button: it stays, so that it can be taken back. */
const pressedHere = new Set<number>();

export interface FollowOfferProps {
  viewerId: number;
  person: { readonly id: number; readonly fullName: string };
}

/** Follow, beside somebody whom one does not follow yet; nothing beside the others. */
export function FollowOffer({ viewerId, person }: FollowOfferProps) {
  const queries = useQueryClient();
  const query = followedQuery(browserApi, viewerId);
  const { data: followed } = useQuery(query);
  if (!followed || viewerId === person.id || (followed.includes(person.id) && !pressedHere.has(person.id))) return null;
  return (
    <FollowButton
      viewerId={viewerId}
      person={person}
      following={followed.includes(person.id)}
      look="quiet"
      onChange={(following) => {
        pressedHere.add(person.id);
        queries.setQueryData(query.queryKey, (ids = []) => {
          const others = ids.filter((id) => id !== person.id);
          return following ? [...others, person.id] : others;
        });
      }}
    />
  );
}
