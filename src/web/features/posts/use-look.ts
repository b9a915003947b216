import { useQuery } from '@tanstack/react-query';
import { browserApi } from '#web/api/browser.ts';
import { postQuery } from './queries.ts';
import { useLookAddress } from './use-look-address.ts';

/** The post that the address asks to book after, once it is known; and the steps to open and close its sheet. */
export function useLook() {
  const { look, ...steps } = useLookAddress();
  const { data: post } = useQuery({ ...postQuery(browserApi, look?.postId ?? 0), enabled: look !== undefined });
  if (!look || !post) return { ...steps, look: undefined };
  const { id: postId, imageUrl, images, userId: artistId, service } = post;
  const shown = { postId, imageUrl, alt: images[0]?.alt ?? '' };
  return { ...steps, look: { shown, artistId, serviceId: service?.id, at: look.at } };
}
