import { onTestFinished } from 'vitest';
import { readLocaleBy } from '#kernel/language';

/** Whatever is written until the test is over is for readers of this locale; tests of units share their modules. */
export function readAs(locale: string): void {
  const former = readLocaleBy(() => locale);
  onTestFinished(() => {
    readLocaleBy(former);
  });
}
