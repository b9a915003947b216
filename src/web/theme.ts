export type Theme = 'light' | 'dark';

/** The theme a visitor chose, from their cookie; undefined follows the system. */
export function readTheme(request: Request): Theme | undefined {
  const chosen = /(?:^|;\s*)uli_theme=(light|dark)(?:;|$)/.exec(request.headers.get('Cookie') ?? '')?.[1];
  return chosen as Theme | undefined;
}
