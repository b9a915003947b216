import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { browserApi } from '#web/api/browser.ts';
import type { CallInput } from '#web/api/contracts.ts';
import { draftsKey } from '../queries.ts';

export type DraftWords = CallInput<'POST /api/drafts'>['body'];
export type SaveState = 'idle' | 'saving' | 'saved' | 'broken';

const restsFor = 900;

/**
 * Keeps what is composed as a draft, a moment after each change; one call after the other. `settle` answers the draft's id
 * once the last change is in, `onCreated` is told the id of a new one.
 */
export function useAutosave(
  first: number | undefined,
  words: DraftWords,
  isEmpty: boolean,
  onCreated: (id: number) => void,
) {
  const queries = useQueryClient();
  const [state, setState] = useState<SaveState>(first ? 'saved' : 'idle');
  const id = useRef(first);
  const running = useRef<Promise<unknown>>(Promise.resolve());
  const text = JSON.stringify(words);
  const saved = useRef(first === undefined ? undefined : text);
  const latest = useRef({ text, isEmpty });
  const closed = useRef(false);
  // At once: a key may publish before the browser has painted what the one before it changed.
  useLayoutEffect(() => {
    latest.current = { text, isEmpty };
  });

  /** Answers whether it is kept. */
  async function send(): Promise<boolean> {
    const wanted = latest.current;
    if (closed.current || (wanted.isEmpty && id.current === undefined)) return false;
    if (wanted.text === saved.current) return true;
    setState('saving');
    try {
      const body = JSON.parse(wanted.text) as DraftWords;
      const draft =
        id.current === undefined
          ? await browserApi('POST /api/drafts', { body })
          : await browserApi('PATCH /api/drafts/{draftId}', { params: { draftId: id.current }, body, keepalive: true });
      saved.current = wanted.text;
      if (id.current === undefined) onCreated(draft.id);
      id.current = draft.id;
      setState('saved');
      void queries.invalidateQueries({ queryKey: draftsKey });
      return true;
    } catch {
      setState('broken');
      return false;
    }
  }
  const save = () => {
    const sent = running.current.then(send);
    running.current = sent;
    return sent;
  };
  const saveLatest = useRef(save);
  useEffect(() => {
    saveLatest.current = save;
  });
  useEffect(() => {
    const timer = setTimeout(() => void saveLatest.current(), restsFor);
    return () => clearTimeout(timer);
    // Each change of the text begins the wait anew.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [text]);
  // Whoever leaves at once loses nothing either.
  useEffect(() => () => void saveLatest.current(), []);

  return {
    state,
    settle: async () => {
      // Its pictures are the draft's: a post beside it would find them gone. What changed meanwhile is kept first.
      let kept = await save();
      while (kept && saved.current !== latest.current.text) kept = await save();
      return kept ? id.current : undefined;
    },
    /** After publishing or deleting there is nothing left to keep. */
    close: () => {
      closed.current = true;
      void queries.invalidateQueries({ queryKey: draftsKey });
    },
    /** Publishing was refused: it goes on. */
    reopen: () => {
      closed.current = false;
    },
  };
}
