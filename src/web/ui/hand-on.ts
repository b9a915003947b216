/** Hands an address on: by the device's own sheet where it has one, else by copying it; `refused` when neither is allowed. */
export async function handOn(data: { title: string; url: string }): Promise<'shared' | 'copied' | 'refused'> {
  if (navigator.canShare?.(data)) {
    try {
      await navigator.share(data);
      return 'shared';
    } catch (error) {
      // Closing the sheet is no failure.
      if ((error as DOMException).name === 'AbortError') return 'shared';
    }
  }
  try {
    await navigator.clipboard.writeText(data.url);
    return 'copied';
  } catch {
    return 'refused';
  }
}
