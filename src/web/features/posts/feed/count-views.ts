import { browserApi } from '#web/api/browser.ts';

const sentEvery = 5000;
const mostAtOnce = 50;

const seen = new Set<number>();
const waiting: number[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Notes that a post was looked at; once per page load, told to the server a few at a time. */
export function countView(postId: number): void {
  if (seen.has(postId)) return;
  seen.add(postId);
  waiting.push(postId);
  if (waiting.length >= mostAtOnce) send();
  else timer ??= setTimeout(send, sentEvery);
}

function send(): void {
  clearTimeout(timer);
  timer = undefined;
  const postIds = waiting.splice(0, mostAtOnce);
  // A view that is lost is no matter.
  if (postIds.length > 0) browserApi('POST /api/posts/views', { body: { postIds }, keepalive: true }).catch(() => {});
}
