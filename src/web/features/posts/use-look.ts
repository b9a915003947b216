import { useQuery } from '@tanstack/react-query';
import { browserApi } from '#web/api/browser.ts';
import { postQuery } from './queries.ts';
import { useLookAddress } from './use-look-address.ts';

/** The post that the address asks to book after, once it is known; and the steps to open and close its sheet. */
export function useLook() {
  const { look, ...steps } = useLookAddress();
  const { data: post } = useQuery({ ...postQuery(browserApi, look?.postId ?? 0), enabled: look !== undefined });
  return { ...steps, look: look && post && { ...look, artistId: post.userId, serviceId: post.service?.id } };
}
