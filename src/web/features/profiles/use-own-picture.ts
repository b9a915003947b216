import { useEffect, useRef, useState } from 'react';
import { sentenceOf } from '#web/api/error.ts';
import { uploadPicture } from '#web/api/upload-picture.ts';

export interface OwnPicture {
  /** Null takes the picture away. */
  readonly id: number | null;
  /** What to show meanwhile. */
  readonly preview: string | null;
}

type Sending = { readonly progress: number; readonly preview: string } | { readonly problem: string | undefined };

/** Sends a picture of oneself as soon as it is chosen; `onChange` hears of it once it is stored. */
export function useOwnPicture(onChange: (picture: OwnPicture) => void) {
  const [sending, setSending] = useState<Sending>();
  const running = useRef<AbortController>(undefined);
  const previews = useRef<string[]>([]);

  async function choose(file: File) {
    running.current?.abort();
    const stop = new AbortController();
    running.current = stop;
    const preview = URL.createObjectURL(file);
    previews.current.push(preview);
    setSending({ progress: 0, preview });
    try {
      const image = await uploadPicture(file, {
        onProgress: (progress) => setSending({ progress, preview }),
        signal: stop.signal,
      });
      setSending(undefined);
      onChange({ id: image.id, preview });
    } catch (error) {
      setSending({ problem: sentenceOf(error) });
    }
  }

  function remove() {
    running.current?.abort();
    setSending(undefined);
    onChange({ id: null, preview: null });
  }

  useEffect(() => {
    const shown = previews.current;
    return () => {
      running.current?.abort();
      for (const preview of shown) URL.revokeObjectURL(preview);
    };
  }, []);

  return { sending, choose, remove };
}
