/** Browsers by what only they say of themselves, those that also call themselves another first. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

/** What a browser says of itself, as a person would name it; what it does not say is undefined. */
export interface Device {
  readonly browser: string | undefined;
  readonly system: string | undefined;
  readonly handheld: boolean;
}

/** Reads the browser and the system out of a `User-Agent`. */
export function deviceOf(userAgent: string | null): Device {
  const find = (known: readonly (readonly [RegExp, string])[]) =>
    known.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  return {
    browser: find(browsers),
    system: find(systems),
    handheld: /\bMobile\b|\biPad\b|\bAndroid\b/.test(userAgent ?? ''),
  };
}
