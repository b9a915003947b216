import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';

/**
 * What one is writing to somebody. The first words bring a thread about, and with it another field to write in: what was begun
 * while they were on their way goes on there. Words stay while the window does, also over Back and loading anew. Whoever logs
 * out leaves nothing behind.
 */
export function useWritten(userId: number, personId: number | string) {
  const queries = useQueryClient();
  const [key] = useState(() => ['messaging', 'written', personId]);
  const place = `uli-written:${userId}:${personId}`;
  const left = useSyncExternalStore(
    neverChanges,
    () => readWords(place),
    () => '',
  );
  const kept = queries.getQueryData<{ content: string; photo: File | undefined }>(key);
  const [typed, setTyped] = useState(kept?.content);
  const [photo, setPhoto] = useState(kept?.photo);
  const content = typed ?? left;
  useEffect(() => void queries.setQueryData(key, { content, photo }), [queries, key, content, photo]);
  const setContent = (next: string | ((before: string) => string)) =>
    setTyped((before = left) => {
      const words = typeof next === 'string' ? next : next(before);
      keepWords(place, words);
      return words;
    });
  return { content, photo, setContent, setPhoto };
}

const neverChanges = () => () => undefined;

// A browser may keep nothing at all: then words last as long as the page.
function readWords(place: string): string {
  try {
    return sessionStorage.getItem(place) ?? '';
  } catch {
    return '';
  }
}

function keepWords(place: string, words: string): void {
  try {
    if (words === '') sessionStorage.removeItem(place);
    else sessionStorage.setItem(place, words);
  } catch {
    return;
  }
}
