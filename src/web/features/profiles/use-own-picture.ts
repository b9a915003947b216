import { useEffect, useRef, useState } from 'react';
import { sentenceOf } from '#web/api/error.ts';
import { uploadPicture } from '#web/api/upload-picture.ts';

export interface OwnPicture {
  /** Null takes the picture away; `sending` while it is on its way, when nothing is saved yet. */
  readonly id: number | null | 'sending';
  /** What to show meanwhile. */
  readonly preview: string | null;
}

interface PictureField {
  /** Null while the picture stays as it is. */
  readonly value: OwnPicture | null;
  readonly onChange: (picture: OwnPicture | null) => void;
}

type Sending = { readonly progress: number } | { readonly problem: string | undefined };

/** Sends a picture of oneself as soon as it is chosen; its form hears at once that it comes, and again once it is stored. */
export function useOwnPicture({ value, onChange }: PictureField) {
  const [sending, setSending] = useState<Sending>();
  const running = useRef<AbortController>(undefined);
  const before = useRef<OwnPicture>(null);
  const previews = useRef<string[]>([]);

  async function choose(file: File) {
    running.current?.abort();
    const stop = new AbortController();
    running.current = stop;
    if (value?.id !== 'sending') before.current = value;
    const preview = URL.createObjectURL(file);
    previews.current.push(preview);
    setSending({ progress: 0 });
    onChange({ id: 'sending', preview });
    try {
      const image = await uploadPicture(file, {
        onProgress: (progress) => setSending({ progress }),
        signal: stop.signal,
      });
      if (!stop.signal.aborted) onChange({ id: image.id, preview });
    } catch (error) {
      if (stop.signal.aborted) return;
      setSending({ problem: sentenceOf(error) });
      onChange(before.current);
    }
  }

  // Also whoever discards what is unsaved stops it.
  const waited = value?.id === 'sending';
  useEffect(() => {
    if (!waited) running.current?.abort();
  }, [waited]);

  useEffect(() => {
    const shown = previews.current;
    return () => {
      running.current?.abort();
      for (const preview of shown) URL.revokeObjectURL(preview);
    };
  }, []);

  return {
    sending: sending && 'progress' in sending && !waited ? undefined : sending,
    choose,
    /** The picture is again what it was before the one that is on its way. */
    stop: () => onChange(before.current),
    remove: () => onChange({ id: null, preview: null }),
  };
}
