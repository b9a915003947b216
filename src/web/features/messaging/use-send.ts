import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ImageOnWire } from '#modules/media/contract';
import { browserApi } from '#web/api/browser.ts';
import { ApiError, readError } from '#web/api/error.ts';
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
      const mediaId = photo && (await upload(photo)).id;
      const body = { content, ...(mediaId !== undefined && { mediaId }) };
      return 'threadId' in to
        ? browserApi('POST /api/threads/{threadId}/messages', { params: { threadId: to.threadId }, body })
        : browserApi('POST /api/messages', { body: { ...body, recipientId: to.recipientId } });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: threadsKey }),
  });
}

async function upload(photo: File): Promise<ImageOnWire> {
  const form = new FormData();
  form.append('images', photo);
  const answer = await fetch('/api/media', { method: 'POST', body: form });
  if (!answer.ok) throw new ApiError(answer.status, await readError(answer));
  const [image] = (await answer.json()) as ImageOnWire[];
  return image!;
}
