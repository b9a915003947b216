import bricolageCore from './bricolage-core.woff2?url';
import bricolageLatin from './bricolage-latin.woff2?url';
import onestCore from './onest-core.woff2?url';
import onestLatin from './onest-latin.woff2?url';

const core = [bricolageCore, onestCore];
const accented = new Set(['es', 'fr']);

/** Addresses of the fonts a page begins with: `<link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous">`. */
export function preloadedFonts(language: string): readonly string[] {
  return accented.has(language) ? [...core, bricolageLatin, onestLatin] : core;
}
