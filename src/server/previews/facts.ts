import { postPreview, profilePreview, servicePreview, type PreviewWords } from '#modules/profiles/rules';
import type { ServiceOnWire } from '#modules/catalogue/contract';
import type { PostOnWire } from '#modules/posts/contract';
import type { CountedUser } from '#modules/profiles/contract';

/** Asks the API as a visitor would; undefined for what is not there. */
export type Ask = <Answer>(path: string) => Promise<Answer | undefined>;

/** The words of a person's preview; undefined for nobody. */
export async function profileWords(ask: Ask, userId: number): Promise<PreviewWords | undefined> {
  const [person, posts] = await Promise.all([
    ask<CountedUser>(`/api/users/${userId}`),
    ask<PostOnWire[]>(`/api/users/${userId}/posts?limit=1`),
  ]);
  return person && profilePreview(person, person, posts?.[0]?.imageUrl ?? null);
}

/** The words of a service's preview; undefined unless that person offers it. */
export async function serviceWords(ask: Ask, userId: number, serviceId: number): Promise<PreviewWords | undefined> {
  const [person, services, posts] = await Promise.all([
    ask<CountedUser>(`/api/users/${userId}`),
    ask<ServiceOnWire[]>(`/api/users/${userId}/services`),
    ask<PostOnWire[]>(`/api/users/${userId}/posts?limit=1`),
  ]);
  const service = services?.find(({ id }) => id === serviceId);
  return person && service && servicePreview(person, service, posts?.[0]?.imageUrl ?? null);
}

/** The words of a post's preview; undefined for none. */
export async function postWords(ask: Ask, postId: number): Promise<PreviewWords | undefined> {
  const post = await ask<PostOnWire>(`/api/posts/${postId}`);
  return post && postPreview(post);
}
