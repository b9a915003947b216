import type { Caller } from '#tests/support/artist.ts';

export interface Named {
  readonly id: number;
}

/** Calls the program; what it refuses is a mistake of ours. */
export async function ask<Answer = Named>(
  caller: Caller,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer> {
  const { status, body: answer } = await caller.call<Answer>(method, path, body);
  if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${JSON.stringify(answer)}`);
  return answer;
}

/** When a service can be booked within the next weeks: the first time of each day. */
export async function freeTimes(caller: Caller, serviceId: number, artistId: number): Promise<string[]> {
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  const path = `/api/users/${artistId}/slots?serviceId=${serviceId}&from=${day(2)}&to=${day(20)}`;
  const { days } = await ask<{ days: { slots: string[] }[] }>(caller, 'GET', path);
  return days.flatMap(({ slots }) => slots.slice(0, 1));
}
