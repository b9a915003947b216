import type { CSSProperties } from 'react';
import { classNames } from './class-names.ts';

/**
 * Attributes of a part that a phone shows further down: it is laid out when it comes near. `height` (rem) is about what a
 * phone needs for it, or the page's end would jump.
 */
export const restingBelow = (height: number, className?: string) => ({
  className: classNames('rests-below', className),
  style: { '--resting': `${height}rem` } as CSSProperties,
});
