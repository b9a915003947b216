import { Readable } from 'node:stream';
import { makeZip } from 'client-zip';
import type { Person } from '#kernel/actor';
import { readerLocale } from '#kernel/language';
import { refuse } from '#kernel/refusal';
import type { App } from '#platform/app';
import { saveProgress, startExport, type ExportRow } from '../own-data.store.ts';
import { exportName, readyFor } from '../rules/index.ts';
import { writeFiles, type ExportFile } from './write-files.ts';

/** How often the page is told how far it is, in milliseconds. */
const tellEvery = 1_000;

/**
 * Everything of a person's own as a zip, made while it travels: nothing of it is ever held as a whole. `not_found` unless
 * they asked for it just now (`readyFor`) and have not fetched it yet.
 */
export async function fetchExport(
  app: App,
  person: Person,
  id: number,
): Promise<{ name: string; content: ReadableStream<Uint8Array> }> {
  const now = app.clock.now();
  const started = await startExport(app.database, { id, userId: person.id, now, since: now - readyFor });
  if (!started) throw refuse('not_found');
  const counted = { files: 0 };
  const zip = makeZip(count(writeFiles(app, { userId: person.id, locale: readerLocale() }), counted));
  return { name: exportName(person.username, now), content: streamOf(tell(app, started, zip, counted)) };
}

function streamOf(chunks: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  return Readable.toWeb(Readable.from(chunks, { objectMode: false })) as ReadableStream<Uint8Array>;
}

/** Whoever wants the next file has got the one before. */
async function* count(files: AsyncIterable<ExportFile>, counted: { files: number }): AsyncGenerator<ExportFile> {
  for await (const file of files) {
    yield file;
    counted.files += 1;
  }
}

/** Lets the zip through and writes down how far it is; whoever goes away in between has stopped it. */
async function* tell(
  app: App,
  { id }: ExportRow,
  zip: ReadableStream<Uint8Array>,
  counted: { readonly files: number },
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  let toldAt = app.clock.now();
  let status: ExportRow['status'] = 'running';
  const save = () => saveProgress(app.database, { id, status, filesDone: counted.files, bytes }, app.clock.now());
  try {
    for await (const chunk of zip) {
      bytes += chunk.length;
      if (app.clock.now() - toldAt >= tellEvery) {
        toldAt = app.clock.now();
        await save();
      }
      yield chunk;
    }
    status = 'finished';
  } finally {
    if (status === 'running') status = 'stopped';
    // What was sent is sent, whether the page hears of it or not.
    await save().catch(() => {});
  }
}
