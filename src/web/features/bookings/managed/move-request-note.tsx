import type { ReactNode } from 'react';
import { Banner } from '#web/ui/banner.tsx';
import type { MoveRequestLineProps } from '../move-request-line.tsx';
import { useMoveRequestWords } from '../use-move-request-words.ts';

export interface MoveRequestNoteProps extends MoveRequestLineProps {
  /** Takes the wish back, or answers it. */
  action: ReactNode;
}

/** Over the visit: that another time is asked for, and what can be done about that; nothing where none is. */
export function MoveRequestNote({ booking, now, client, action }: MoveRequestNoteProps) {
  const words = useMoveRequestWords()(booking, now, client);
  if (!words) return null;
  return <Banner role="status" title={words.sentence} action={action} className="mb-5" />;
}
