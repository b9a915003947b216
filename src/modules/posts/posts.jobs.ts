import type { App } from '#platform/app';
import type { Job } from '#platform/jobs';
import { tellLikes } from './use-cases/tell-likes.ts';

export function postsJobs(app: App): Job[] {
  return [
    { name: 'posts.tell-likes', retries: 0, everySeconds: 1, run: (_data, stopping) => tellLikes(app, stopping) },
  ];
}
