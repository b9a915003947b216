import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/**
 * What one is writing to somebody. The first words bring a thread about, and with it another field to write in: what was begun
 * while they were on their way goes on there. Whoever logs out leaves nothing behind.
 */
export function useWritten(personId: number) {
  const queries = useQueryClient();
  const [key] = useState(() => ['messaging', 'written', personId]);
  const kept = queries.getQueryData<{ content: string; photo: File | undefined }>(key);
  const [content, setContent] = useState(kept?.content ?? '');
  const [photo, setPhoto] = useState(kept?.photo);
  useEffect(() => void queries.setQueryData(key, { content, photo }), [queries, key, content, photo]);
  return { content, photo, setContent, setPhoto };
}
