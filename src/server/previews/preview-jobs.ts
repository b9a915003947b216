import type { App } from '#platform/app';
import type { Router } from '#platform/http';
import type { Job } from '#platform/jobs';
import { askerOf, readPreview } from './facts.ts';
import { PreviewFiles } from './preview-files.ts';

/**
 * Every process maintains the previews on its own disk: if the content of one changes or is deleted, its picture is removed
 * within the hour, and so is one that was not drawn today.
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
