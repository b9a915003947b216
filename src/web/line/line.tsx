import confirmation from './confirmation.svg?raw';
import empty from './empty.svg?raw';
import hero from './hero.svg?raw';
import mark from './mark.svg?raw';

const lines = { hero, empty, confirmation, mark };

export type LineName = keyof typeof lines;

export interface LineProps {
  name: LineName;
  /** Draws itself once (900 ms). Only for the hero and a fresh confirmation. */
  draw?: boolean;
  /** Gives the size; the line fills the width and keeps its shape. */
  className?: string;
}

/** The brand's pen line, in ink, decorative. One to a screen. */
export function Line({ name, draw = false, className = '' }: LineProps) {
  return (
    <span
      aria-hidden="true"
      className={`pointer-events-none block text-ink ${draw ? 'line-drawn' : ''} ${className}`}
      dangerouslySetInnerHTML={{ __html: lines[name] }}
    />
  );
}
