import { useMutation, useQueryClient } from '@tanstack/react-query';
import { browserApi } from '#web/api/browser.ts';
import { uploadPhotos } from '#web/api/upload-photos.ts';
import { threadsKey } from './queries.ts';

export interface Written {
  readonly content: string;
  readonly photo: File | undefined;
}

/** Sends a message into a thread, or to somebody with whom there is none yet; answers the message. */
export function useSend(to: { threadId: number } | { recipientId: number }) {
  const queries = useQueryClient();
  return useMutation({
    // One after the other, in the order written.
    scope: { id: 'send-message' },
    mutationFn: async ({ content, photo }: Written) => {
      const mediaId = photo && (await uploadPhotos([photo]))[0]!.id;
      const body = { content, ...(mediaId !== undefined && { mediaId }) };
      return 'threadId' in to
        ? browserApi('POST /api/threads/{threadId}/messages', { params: { threadId: to.threadId }, body })
        : browserApi('POST /api/messages', { body: { ...body, recipientId: to.recipientId } });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: threadsKey }),
  });
}
