/** Tokens as hex, for what knows no stylesheet: the frame of a browser or of an installed app, and its icon. */
export const themeColours = {
  /** The page. */
  light: '#fafafc',
  dark: '#0d0d18',
  icon: { ground: '#15142b', mark: '#f0f0f6' },
} as const;
