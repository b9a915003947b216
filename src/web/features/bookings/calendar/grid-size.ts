/** A quarter of an hour is 1.5 rem: tall enough for a finger and for a line of text. */
const remPerMinute = 0.1;

/** How tall some minutes of the grid are, in rem. */
export function remOf(minutes: number): number {
  return Math.round(minutes * remPerMinute * 1000) / 1000;
}

/** How many minutes of the grid so many pixels are. */
export function minutesOf(pixels: number): number {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return pixels / (rem * remPerMinute);
}
