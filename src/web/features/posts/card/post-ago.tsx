import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatMoment } from '#kernel/visit-time';
import { readViewerZone } from '#web/ui/use-viewer-zone.ts';
import { agoOf } from '../ago.ts';

export interface PostAgoProps {
  /** ISO. */
  at: string;
  /** Epoch milliseconds. */
  now: number;
}

/** "about 2 hours ago"; whoever points at it reads the exact moment by their own clock. */
export function PostAgo({ at, now }: PostAgoProps) {
  const t = useTranslations('posts.ago');
  const [moment, setMoment] = useState<string>();
  const { unit, count } = agoOf(Date.parse(at), now);
  // Phones point at nothing: writing twenty moments would keep them busy for nobody.
  const tell = () => setMoment(formatMoment(Date.parse(at), readViewerZone() ?? 'UTC', { now }));
  return (
    <time dateTime={at} title={moment} onPointerEnter={tell}>
      {t(unit, { count })}
    </time>
  );
}
