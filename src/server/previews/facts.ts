import { postPreview, profilePreview, servicePreview, type PreviewWords } from '#modules/profiles/rules';
import type { ServiceOnWire } from '#modules/catalogue/contract';
import type { PostOnWire } from '#modules/posts/contract';
import type { CountedUser } from '#modules/profiles/contract';
import { askInProcess, type Router } from '#platform/http';
import type { PreviewSubject } from './preview-files.ts';

/** Asks the API as a visitor would; undefined for what is not there. */
export type Ask = <Answer>(path: string) => Promise<Answer | undefined>;

/** The subject of a preview, and its text. */
export interface Preview {
  readonly subject: PreviewSubject;
  readonly words: PreviewWords;
}

/** Queries the API within this process. */
export function askerOf(api: Router, url: string): Ask {
  return async <Answer>(path: string) => {
    const answer = await askInProcess(api, { method: 'GET', url: `${url}${path}`, headers: new Headers() });
    return answer.status === 200 ? (JSON.parse(answer.text) as Answer) : undefined;
  };
}

/** The preview of a subject by its name: `profile`, `service-12`, `post-34`. Undefined if that person has no such subject. */
export async function readPreview(ask: Ask, { userId, name }: PreviewSubject): Promise<Preview | undefined> {
  const [kind, id] = name.split('-');
  if (kind === 'service') return readServicePreview(ask, userId, Number(id));
  if (kind !== 'post') return readProfilePreview(ask, userId);
  const preview = await readPostPreview(ask, Number(id));
  return preview?.subject.userId === userId ? preview : undefined;
}

/** A person's preview; undefined if they are unknown. */
export async function readProfilePreview(ask: Ask, userId: number): Promise<Preview | undefined> {
  const [person, posts] = await Promise.all([
    ask<CountedUser>(`/api/users/${userId}`),
    ask<PostOnWire[]>(`/api/users/${userId}/posts?limit=1`),
  ]);
  if (!person) return undefined;
  const words = profilePreview(person, person, posts?.[0]?.imageUrl ?? null);
  return { subject: { userId, name: 'profile' }, words };
}

/** A service's preview; undefined unless that person offers it. */
export async function readServicePreview(ask: Ask, userId: number, serviceId: number): Promise<Preview | undefined> {
  const [person, services, posts] = await Promise.all([
    ask<CountedUser>(`/api/users/${userId}`),
    ask<ServiceOnWire[]>(`/api/users/${userId}/services`),
    ask<PostOnWire[]>(`/api/users/${userId}/posts?limit=1`),
  ]);
  const service = services?.find(({ id }) => id === serviceId);
  if (!person || !service) return undefined;
  const words = servicePreview(person, service, posts?.[0]?.imageUrl ?? null);
  return { subject: { userId, name: `service-${serviceId}` }, words };
}

/** A post's preview; undefined if it is unknown. */
export async function readPostPreview(ask: Ask, postId: number): Promise<Preview | undefined> {
  const post = await ask<PostOnWire>(`/api/posts/${postId}`);
  return post && { subject: { userId: post.user.id, name: `post-${postId}` }, words: postPreview(post) };
}
