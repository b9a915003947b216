import { calendarDate, formatTime } from '#kernel/visit-time';
import { readVisitsForMessage } from '#modules/bookings';
import { fellThrough, statusAt } from '#modules/bookings/rules';
import { fileName } from '#modules/media/rules';
import { readStandings } from '#modules/payments';
import { writeCalendar } from '#modules/reminders';
import type { App } from '#platform/app';
import { speak, translator } from '#platform/messages';
import { accountParts } from '../account-parts.store.ts';
import { bookingParts, listClients, listGivenVisits, listVisitIds, type GivenVisit } from '../booking-parts.store.ts';
import { readItems, type Part } from '../part.store.ts';
import { listPictures } from '../pictures.store.ts';
import { csvHead, csvLine, decimalAmount } from '../rules/index.ts';
import { workParts } from '../work-parts.store.ts';

/** A file of the zip, whose content is made when it is its turn. */
export interface ExportFile {
  readonly name: string;
  readonly input: AsyncIterable<string> | ReadableStream<Uint8Array>;
  readonly lastModified: Date;
}

interface Whose {
  readonly userId: number;
  /** In which the words of the files are written. */
  readonly locale: string;
}

const parts: readonly Part[] = [...accountParts, ...workParts, ...bookingParts];
const calendars = [
  { name: 'bookings/as-client.ics', as: 'client' },
  { name: 'bookings/as-professional.ics', as: 'artist' },
] as const;

/** How many files there are beside the pictures: also the words to read first and the two tables. */
export const writtenFiles = parts.length + calendars.length + 3;

/** Everything of a person's own, file by file. */
export async function* writeFiles(app: App, whose: Whose): AsyncGenerator<ExportFile> {
  const lastModified = new Date(app.clock.now());
  yield { name: 'read-me.txt', input: readMe(whose), lastModified };
  for (const part of parts) {
    yield { name: part.file, input: jsonOf(readItems(app.database, part, whose.userId)), lastModified };
  }
  for (const { name, as } of calendars) yield { name, input: calendarOf(app, whose, as), lastModified };
  yield { name: 'visits.csv', input: visitTable(app, whose), lastModified };
  yield { name: 'clients.csv', input: clientList(app, whose), lastModified };
  yield* pictures(app, whose.userId);
}

async function* readMe({ locale }: Whose): AsyncGenerator<string> {
  yield `${speak(locale, () => translator()('ownData.readMe'))}\n`;
}

async function* jsonOf(items: AsyncIterable<string>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const item of items) {
    yield before + item;
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

const visitsAtOnce = 200;
const endOfCalendar = 'END:VCALENDAR';

/** One calendar, written a few hundred visits at a time. */
async function* calendarOf(app: App, { userId, locale }: Whose, as: 'client' | 'artist'): AsyncGenerator<string> {
  let after = 0;
  for (;;) {
    const ids = await listVisitIds(app.database, { userId, as, after, limit: visitsAtOnce });
    const visits = ids.length > 0 ? await readVisitsForMessage(app.database, ids) : [];
    const to = { reader: as, method: 'PUBLISH', now: app.clock.now() } as const;
    const text = speak(locale, () => writeCalendar(app, visits, to));
    const entries = text.slice(after === 0 ? 0 : beginOfEntries(text), text.lastIndexOf(endOfCalendar));
    yield entries;
    if (ids.length < visitsAtOnce) break;
    after = ids.at(-1)!;
  }
  yield `${endOfCalendar}\r\n`;
}

function beginOfEntries(text: string): number {
  const at = text.indexOf('BEGIN:VEVENT');
  return at === -1 ? text.lastIndexOf(endOfCalendar) : at;
}

const day = (at: number | null) => (at === null ? null : new Date(at).toISOString().slice(0, 10));

async function* clientList(app: App, { userId, locale }: Whose): AsyncGenerator<string> {
  const heads = ['name', 'username', 'email', 'phone', 'visits', 'firstVisit', 'lastVisit'] as const;
  yield csvHead + csvLine(speak(locale, () => heads.map((head) => translator()(`ownData.clients.${head}`))));
  const gone = speak(locale, () => translator()('ownData.gone'));
  for (const client of await listClients(app.database, userId)) {
    const { name, username, email, phone, visits, firstVisit, lastVisit } = client;
    yield csvLine([name ?? gone, username, email, phone, visits, day(firstVisit), day(lastVisit)]);
  }
}

/** What one gave, to be summed up in a table program: local times, whole units, and no price where nobody came. */
async function* visitTable(app: App, { userId, locale }: Whose): AsyncGenerator<string> {
  const heads = ['date', 'time', 'client', 'service', 'status', 'price', 'paid', 'left', 'currency'] as const;
  const inWords = <Words>(say: (t: ReturnType<typeof translator>) => Words) => speak(locale, () => say(translator()));
  yield csvHead + csvLine(inWords((t) => heads.map((head) => t(`ownData.visits.${head}`))));
  const now = app.clock.now();
  let after: GivenVisit | undefined;
  do {
    const visits = await listGivenVisits(app.database, userId, { after, limit: visitsAtOnce });
    const money = await readStandings(app.database, visits, now);
    for (const visit of visits) {
      const { startsAt, timeZone, serviceName, currency, total } = visit;
      const status = statusAt(visit, now);
      yield csvLine([
        calendarDate(startsAt, timeZone),
        formatTime(startsAt, timeZone, { locale: 'en' }),
        visit.clientName ?? inWords((t) => t('ownData.gone')),
        serviceName,
        inWords((t) => t(`bookings.status.${status}`)),
        fellThrough(status) || status === 'no_show' ? null : decimalAmount(total, currency),
        decimalAmount(money.get(visit.id)!.paid, currency),
        decimalAmount(money.get(visit.id)!.left, currency),
        currency,
      ]);
    }
    after = visits.length < visitsAtOnce ? undefined : visits.at(-1);
  } while (after);
}

const picturesAtOnce = 100;

/** The largest file of each, which everything can open; one whose file is lost is passed over. */
async function* pictures(app: App, userId: number): AsyncGenerator<ExportFile> {
  let after = 0;
  for (;;) {
    const rows = await listPictures(app.database, userId, after, picturesAtOnce);
    for (const { id, key, createdAt } of rows) {
      const stored = await app.storage.read(fileName(key, 'large', 'jpg'));
      if (stored) yield { name: `pictures/${id}.jpg`, input: stored.body, lastModified: new Date(createdAt) };
    }
    if (rows.length < picturesAtOnce) return;
    after = rows.at(-1)!.id;
  }
}
