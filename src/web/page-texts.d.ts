declare module 'virtual:page-texts' {
  /** Where the texts of each language but English are, for pages with scripts. */
  export const pageTexts: Readonly<Record<string, string | undefined>>;
}
