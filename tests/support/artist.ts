import { dayMs } from '#kernel/time';

/** Somebody who calls the API of a running program, with the cookies it set. */
export interface Caller {
  readonly id: number;
  call<Body = any>(method: string, path: string, body?: unknown): Promise<{ status: number; body: Body }>;
  /** The cookie as a header. */
  cookie(): string;
}

/** Somebody without an account who calls a running program, with the cookies it sets. */
export function callerAt(url: string): Caller {
  const cookies = new Map<string, string>();
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const call = async (method: string, path: string, body?: unknown) => {
    const form = body instanceof FormData;
    const typed = body !== undefined && !form && { 'content-type': 'application/json' };
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { ...(cookies.size > 0 && { cookie: cookie() }), ...typed },
      body: body === undefined ? null : form ? body : JSON.stringify(body),
    });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(set) ?? [];
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    const text = await answer.text();
    return { status: answer.status, body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text };
  };
  return { id: 0, call, cookie };
}

/** Registers somebody at a running program; the password is `six-or-more`. */
export async function registerAt(url: string, username: string, more: object = {}): Promise<Caller> {
  const { call, cookie } = callerAt(url);
  const fullName = username[0]!.toUpperCase() + username.slice(1).replaceAll('.', ' ');
  const registration = { fullName, username, email: `${username}@example.com`, password: 'six-or-more', ...more };
  const { status, body } = await call('POST', '/api/register', registration);
  if (status !== 201) throw new Error(`could not register ${username}: ${JSON.stringify(body)}`);
  return { id: body.id, call, cookie };
}

export interface Artist extends Caller {
  readonly username: string;
  /** In their order on the page. */
  readonly serviceIds: readonly number[];
}

export interface ArtistPlan {
  readonly fullName?: string;
  readonly city?: string;
  readonly timeZone?: string;
  readonly autoConfirm?: boolean;
  readonly confirmGuestEmail?: boolean;
  readonly services?: readonly { name: string; duration: number; price: number; currency?: string }[];
}

/** A professional who is open every day from nine to five and can be booked on the half hour. */
export async function openArtist(url: string, username: string, plan: ArtistPlan = {}): Promise<Artist> {
  const { fullName = 'Ada Lovett', city = 'London', timeZone = 'Europe/London', autoConfirm = false } = plan;
  const services = plan.services ?? [{ name: 'Fine line, palm size', duration: 90, price: 12_000, currency: 'GBP' }];
  const artist = await registerAt(url, username, { fullName, timeZone, accountType: 'business' });
  const done = async (method: string, path: string, body: unknown) => {
    const answer = await artist.call(method, path, body);
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  await done('PATCH', '/api/user', { city, profession: 'Tattooer' });
  const serviceIds: number[] = [];
  for (const service of services) serviceIds.push((await done('POST', '/api/services', service)).id);
  await done('PUT', '/api/availability', {
    timeZone,
    weekly: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, start: '09:00', end: '17:00' })),
    overrides: [],
    slotStep: 30,
    bufferBefore: 0,
    bufferAfter: 0,
    minNotice: 0,
    maxAdvance: 90,
    autoConfirm,
    confirmGuestEmail: plan.confirmGuestEmail ?? false,
  });
  return { ...artist, username, serviceIds };
}

/** What stands above a request to Ada; the visit itself, where it comes first, ends her time to answer. */
export const requestedOfAda = /^Requested\. Ada Lovett confirms (within 24 hours|by .+)$/;

/** Instants at which a visit may begin within the next days, ascending. */
export async function freeTimes(artist: Artist, days = 10): Promise<string[]> {
  return slotsFrom(artist, Date.now() + dayMs, Date.now() + days * dayMs);
}

/** Whether a time of an artist's first service is free, also one of today. */
export async function isFree(artist: Artist, start: string): Promise<boolean> {
  const at = Date.parse(start);
  return (await slotsFrom(artist, at - dayMs, at + dayMs)).includes(new Date(at).toISOString());
}

async function slotsFrom(artist: Artist, from: number, to: number): Promise<string[]> {
  const date = (at: number) => new Date(at).toISOString().slice(0, 10);
  const query = `serviceId=${artist.serviceIds[0]}&from=${date(from)}&to=${date(to)}`;
  const { body } = await artist.call('GET', `/api/users/${artist.id}/slots?${query}`);
  return body.days.flatMap(({ slots }: { slots: string[] }) => slots);
}
