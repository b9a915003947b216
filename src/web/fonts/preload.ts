import bricolageCore from './bricolage-core.woff2?url';
import bricolageLatin from './bricolage-latin.woff2?url';
import onestCore from './onest-core.woff2?url';
import onestLatin from './onest-latin.woff2?url';

const accented = new Set(['es', 'fr']);

/**
 * Addresses of the fonts a page begins with: `<link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous">`.
 * @param within whether the page's own style sheet carries the headline's font.
 */
export function preloadedFonts(language: string, within: boolean): readonly string[] {
  return [
    ...(within ? [] : [bricolageCore]),
    onestCore,
    ...(accented.has(language) ? [bricolageLatin, onestLatin] : []),
  ];
}
