import { useEffect, useReducer, useRef, useState } from 'react';
import { ApiError, sentenceOf } from '#web/api/error.ts';
import { uploadPicture } from '#web/api/upload-picture.ts';
import type { Post } from '../queries.ts';
import { mostPictures, stepPictures, type ComposedPicture } from './pictures.ts';

/** So many are sent at once. */
const lanes = 2;

/** The pictures of a post in the making: each is sent as soon as it is chosen. */
export function usePictures(stored: Post['images']) {
  const [pictures, step] = useReducer(stepPictures, stored, (images) => images.map(pictureOf));
  const [leftOut, setLeftOut] = useState(0);
  const queue = useRef<{ key: string; file: File }[]>([]);
  const running = useRef(new Map<string, AbortController>());
  const files = useRef(new Map<string, File>());

  function pump() {
    while (running.current.size < lanes && queue.current.length > 0) {
      const { key, file } = queue.current.shift()!;
      const stop = new AbortController();
      running.current.set(key, stop);
      const change = (told: Partial<ComposedPicture>) => step({ kind: 'changed', key, change: told });
      uploadPicture(file, { onProgress: (progress) => change({ progress }), signal: stop.signal })
        .then((image) => change({ id: image.id, image, progress: 1 }))
        .catch((error) => change({ problem: sentenceOf(error) ?? '', unfit: isUnfit(error) }))
        .finally(() => {
          running.current.delete(key);
          pump();
        });
    }
  }

  function add(chosen: readonly File[]) {
    const room = mostPictures - pictures.length;
    const taken = chosen.slice(0, Math.max(room, 0));
    setLeftOut(chosen.length - taken.length);
    const added = taken.map((file): ComposedPicture => {
      const key = crypto.randomUUID();
      files.current.set(key, file);
      return { ...blank, key, preview: URL.createObjectURL(file) };
    });
    step({ kind: 'added', pictures: added });
    queue.current.push(...added.map(({ key }) => ({ key, file: files.current.get(key)! })));
    pump();
  }

  function again(key: string) {
    const file = files.current.get(key);
    if (!file) return;
    step({ kind: 'changed', key, change: { problem: undefined, progress: 0 } });
    queue.current.push({ key, file });
    pump();
  }

  function remove(key: string) {
    queue.current = queue.current.filter((waiting) => waiting.key !== key);
    running.current.get(key)?.abort();
    running.current.delete(key);
    step({ kind: 'removed', key });
    pump();
  }

  const all = useRef(pictures);
  useEffect(() => {
    all.current = pictures;
  });
  useEffect(() => {
    const sending = running.current;
    return () => {
      for (const stop of sending.values()) stop.abort();
      for (const { preview } of all.current) if (preview.startsWith('blob:')) URL.revokeObjectURL(preview);
    };
  }, []);

  return {
    pictures,
    leftOut,
    add,
    again,
    remove,
    move: (from: number, to: number) => step({ kind: 'moved', from, to }),
    describe: (key: string, alt: string) => step({ kind: 'changed', key, change: { alt } }),
  };
}

const blank = { id: undefined, image: undefined, alt: '', progress: 0, problem: undefined, unfit: false };

function pictureOf(image: Post['images'][number]): ComposedPicture {
  return { ...blank, key: `stored-${image.id}`, id: image.id, preview: image.url, image, alt: image.alt, progress: 1 };
}

/** Too large, no picture, a broken one: said of the file, not of the moment. */
function isUnfit(error: unknown): boolean {
  return error instanceof ApiError && [400, 413, 415, 422].includes(error.status);
}
