import { useMutation, useQueryClient } from '@tanstack/react-query';
import { browserApi } from '#web/api/browser.ts';
import { uploadPhotos } from '#web/api/upload-photos.ts';
import { threadsKey } from './queries.ts';

export interface Written {
  readonly content: string;
  readonly photo: File | undefined;
}

/** A thread, somebody with whom there may be none yet, or the guest of a booking. */
export type Addressee = { readonly threadId: number } | { readonly recipientId: number } | { readonly guestOf: number };

/** Sends a message into a thread, to somebody with whom there is none yet, or to a guest; answers the thread. */
export function useSend(to: Addressee) {
  const queries = useQueryClient();
  return useMutation({
    // One after the other, in the order written.
    scope: { id: 'send-message' },
    mutationFn: async ({ content, photo }: Written) => {
      if ('guestOf' in to) {
        const params = { bookingId: to.guestOf };
        await browserApi('POST /api/guest-threads/{bookingId}/messages', { params, body: { content } });
        return to.guestOf;
      }
      const mediaId = photo && (await uploadPhotos([photo]))[0]!.id;
      const body = { content, ...(mediaId !== undefined && { mediaId }) };
      const { threadId } = await ('threadId' in to
        ? browserApi('POST /api/threads/{threadId}/messages', { params: { threadId: to.threadId }, body })
        : browserApi('POST /api/messages', { body: { ...body, recipientId: to.recipientId } }));
      return threadId;
    },
    onSettled: () => queries.invalidateQueries({ queryKey: threadsKey }),
  });
}
