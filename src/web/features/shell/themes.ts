/** What a reader may choose between; `system` follows the device. */
export const themes = ['light', 'dark', 'system'] as const;

/** The theme that is on, from what the page was asked with; undefined follows the system. */
export function themeOn(theme: string | undefined): string {
  return theme ?? 'system';
}
