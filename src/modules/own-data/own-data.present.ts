import type { DataExportOnWire } from './own-data.contract.ts';
import type { ExportRow } from './own-data.store.ts';
import { statusAt } from './rules/index.ts';

/** How far an export is. */
export function presentExport(row: ExportRow, now: number): DataExportOnWire {
  const { id, filesDone, filesTotal, bytes, createdAt } = row;
  // Pictures may be added meanwhile.
  const total = Math.max(filesTotal, filesDone);
  return {
    id,
    status: statusAt(row, now),
    filesDone,
    filesTotal: total,
    bytes,
    createdAt: new Date(createdAt).toISOString(),
  };
}
