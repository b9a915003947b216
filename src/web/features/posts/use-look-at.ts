import { useEffect } from 'react';
import { lookAt } from '#web/api/live.ts';

/** While posts are shown, what happens to them comes live. */
export function useLookAt(postIds: readonly number[]): void {
  const key = postIds.join(',');
  useEffect(() => (key ? lookAt(key.split(',').map(Number)) : undefined), [key]);
}
