import onestLatin from '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2?url';
import bricolageLatin from './bricolage-latin.woff2?url';

/** Addresses of the two fonts every page starts with: `<link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous">`. */
export const preloadedFonts: readonly string[] = [bricolageLatin, onestLatin];
