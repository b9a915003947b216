import { expect, test } from 'vitest';
import { PageMemory, saidBy } from './page-memory.ts';
import { sharePage } from './shared-page.ts';

const minuteMs = 60_000;
const said = (text: string, link?: string) => ({
  status: 200,
  text,
  headers: new Headers(link === undefined ? {} : { Link: link }),
});
const pageOf = (
  html: string,
  headers: Record<string, string> = { 'Content-Type': 'text/html; charset=utf-8' },
  status = 200,
) => ({
  ...sharePage(html, 'nonce')!,
  status,
  headers: new Headers(headers),
});

function begin() {
  const clock = { now: 100 * minuteMs };
  const data = { snapshot: '10:10:' };
  const api: Record<string, ReturnType<typeof said>> = { '/person': said('Ada'), '/slots': said('10:00') };
  const memory = new PageMemory(() => clock.now);
  const readings = Object.entries(api).map(([url, answer]) => ({ url, said: saidBy(answer) }));
  const moment = () => ({ minute: memory.minute(), snapshot: data.snapshot });
  const recall = async (address: string) => {
    const asked: string[] = [];
    const page = await memory.recall(address, moment(), async (url) => {
      asked.push(url);
      return api[url]!;
    });
    return { shown: page?.html.toString(), asked };
  };
  const remember = (address: string, html: string) => memory.remember(address, moment(), pageOf(html), []);
  memory.remember('/u/ada', moment(), pageOf('Ada is free at 10:00'), readings);
  return { clock, data, api, memory, moment, recall, remember };
}

test('while nothing is written anywhere, a page is shown again without asking', async () => {
  const { clock, recall } = begin();
  clock.now += minuteMs - 1;
  expect(await recall('/u/ada')).toEqual({ shown: 'Ada is free at 10:00', asked: [] });
  expect((await recall('/u/ada?service=1')).shown).toBeUndefined();
});

test('after something was written the API is asked again, once for each change', async () => {
  const { data, recall } = begin();
  data.snapshot = '11:11:';
  expect(await recall('/u/ada')).toEqual({ shown: 'Ada is free at 10:00', asked: ['/person', '/slots'] });
  expect(await recall('/u/ada')).toEqual({ shown: 'Ada is free at 10:00', asked: [] });
});

test.each([
  ['a time was booked', { '/slots': said('10:30') }],
  ['a list has more', { '/slots': said('10:00', '</slots?cursor=a>; rel="next"') }],
  ['somebody is gone', { '/person': { ...said('Ada'), status: 404 } }],
])('a page is not shown again once %s', async (_, change) => {
  const { api, data, recall } = begin();
  Object.assign(api, change);
  data.snapshot = '11:11:';
  expect((await recall('/u/ada')).shown).toBeUndefined();
});

test('a page is not shown in another minute than its own, nor kept when it took into the next', async () => {
  const { clock, memory, moment, recall } = begin();
  const begun = moment();
  clock.now += minuteMs;
  expect((await recall('/u/ada')).shown).toBeUndefined();
  memory.remember('/u/bea', begun, pageOf('Bea'), []);
  expect((await recall('/u/bea')).shown).toBeUndefined();
});

test('what was not shown for longest is forgotten when there are too many bytes', async () => {
  const { recall, remember } = begin();
  const large = 'x'.repeat(1_024 * 1_024);
  for (let each = 0; each < 30; each++) remember(`/u/${each}`, large);
  await recall('/u/0');
  for (let each = 30; each < 44; each++) remember(`/u/${each}`, large);
  expect((await recall('/u/ada')).shown).toBeUndefined();
  expect((await recall('/u/1')).shown).toBeUndefined();
  expect((await recall('/u/0')).shown).toBeDefined();
});

test.each([
  ['what is no page', pageOf('data', { 'Content-Type': 'text/x-script' })],
  ['what says nothing of its kind', pageOf('data', {})],
  ['what gives somebody a cookie', pageOf('Ada', { 'Content-Type': 'text/html', 'Set-Cookie': 'a=b' })],
  ['what was not found', pageOf('nothing', { 'Content-Type': 'text/html' }, 404)],
])('%s is not kept', async (_, answer) => {
  const { memory, moment, recall } = begin();
  memory.remember('/u/bea', moment(), answer, []);
  expect((await recall('/u/bea')).shown).toBeUndefined();
});

test('a cached response is served with all of its headers', async () => {
  const { memory, moment } = begin();
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'X-Robots-Tag': 'noindex' };
  memory.remember('/u/bea', moment(), pageOf('Bea', headers), []);
  const again = await memory.recall('/u/bea', moment(), async () => said(''));
  expect(Object.fromEntries(again!.headers)).toEqual({
    'content-type': headers['Content-Type'],
    'x-robots-tag': 'noindex',
  });
});
