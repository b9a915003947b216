/** The provider's API as this program speaks it; the sandbox speaks the same. */
export const apiVersion = '2026-10-28.endive';
