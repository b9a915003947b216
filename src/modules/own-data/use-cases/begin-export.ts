import type { Person } from '#kernel/actor';
import type { App } from '#platform/app';
import { insertExport, type ExportRow } from '../own-data.store.ts';
import { writtenFiles } from './write-files.ts';

const limit = { name: 'own-data.export', points: 5, seconds: 3_600 };

/** A person wants everything of theirs: it can be fetched from now on. Whatever plan they have or had. */
export async function beginExport(app: App, { id }: Person): Promise<ExportRow> {
  await app.limits.spend(limit, String(id));
  return insertExport(app.database, { userId: id, files: writtenFiles, now: app.clock.now() });
}
