import { Line } from '../line/line.tsx';

/** The mark and the word, as in the header. Decorative: the link around it carries the name. */
export function Logo() {
  return (
    <span aria-hidden className="inline-flex items-center gap-2.5">
      <Line name="mark" className="w-7" />
      <span className="type-display-m leading-7 font-bold">uli</span>
    </span>
  );
}
