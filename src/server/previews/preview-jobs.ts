import type { App } from '#platform/app';
import type { Router } from '#platform/http';
import type { Job } from '#platform/jobs';
import { askerOf, readPreview } from './facts.ts';
import { PreviewFiles } from './preview-files.ts';

/**
 * Every process looks after the previews on its own disk: whatever changed of what one shows, or went, its picture goes within
 * the hour, and one that was not drawn today goes, too.
 */
export function previewJobs({ config }: Pick<App, 'config'>, api: Router): Job[] {
  const files = new PreviewFiles(config.dataFolder);
  const ask = askerOf(api, config.url);
  return [
    {
      name: 'previews.sweep',
      retries: 0,
      everySeconds: 3600,
      run: (_data, stopping) =>
        files.sweep(async (subject) => (await readPreview(ask, subject))?.words.version, stopping),
    },
  ];
}
