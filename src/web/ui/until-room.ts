/** Waits until the window matches a media query; without a window there is room. */
export async function untilRoom(query: string): Promise<void> {
  if (typeof window === 'undefined') return;
  const room = matchMedia(query);
  if (!room.matches) await new Promise((resolve) => room.addEventListener('change', resolve, { once: true }));
}
