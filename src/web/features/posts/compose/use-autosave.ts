import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
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
  const running = useRef(Promise.resolve());
  const text = JSON.stringify(words);
  const saved = useRef(first === undefined ? undefined : text);
  const latest = useRef({ text, isEmpty });
  const closed = useRef(false);
  useEffect(() => {
    latest.current = { text, isEmpty };
  });

  async function send() {
    const wanted = latest.current;
    if (closed.current || wanted.text === saved.current || (wanted.isEmpty && id.current === undefined)) return;
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
    } catch {
      setState('broken');
    }
  }
  const save = () => (running.current = running.current.then(send));
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
      await save();
      return saved.current === latest.current.text ? id.current : undefined;
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
