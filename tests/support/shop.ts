/** An artist who is open round the clock, as an outsider set them up through HTTP. */
export interface Shop {
  readonly artistId: number;
  readonly serviceId: number;
  /** Every free start of the next weeks, ISO, soonest first, none within a day: a request for minutes ahead expires. */
  readonly times: readonly string[];
  /** The artist's cookie. */
  readonly cookie: string;
}

/** Registers an artist with a 15-minute service and no pauses, and reads when they are free. */
export async function openShop(url: string, username = 'ada'): Promise<Shop> {
  const registered = await send(url, 'POST', '/api/register', {
    fullName: 'Ada',
    username,
    email: `${username}@example.com`,
    password: 'six-or-more',
  });
  const cookie = registered.headers
    .getSetCookie()
    .map((set) => set.split(';')[0]!)
    .join('; ');
  const { id: artistId } = await registered.json();
  const always = Array.from({ length: 7 }, (_, day) => ({ weekday: day + 1, start: '00:00', end: '24:00' }));
  const rules = { slotStep: 15, bufferBefore: 0, bufferAfter: 0, minNotice: 0, maxAdvance: 60 };
  await send(url, 'PUT', '/api/availability', { timeZone: 'UTC', weekly: always, overrides: [], ...rules }, cookie);
  const added = await send(url, 'POST', '/api/services', { name: 'Trim', duration: 15, price: 1500 }, cookie);
  const { id: serviceId } = await added.json();
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  const listed = await send(
    url,
    'GET',
    `/api/users/${artistId}/slots?serviceId=${serviceId}&from=${day(2)}&to=${day(51)}`,
  );
  const { days } = (await listed.json()) as { days: { slots: string[] }[] };
  return { artistId, serviceId, times: days.flatMap(({ slots }) => slots), cookie };
}

async function send(url: string, method: string, path: string, body?: unknown, cookie?: string): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', ...(cookie && { cookie }) };
  const answer = await fetch(url + path, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}
