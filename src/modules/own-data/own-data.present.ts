import type { DataExportOnWire } from './own-data.contract.ts';
import type { DeletionOnWire, LeavingOnWire } from './leaving.contract.ts';
import type { OpenVisits } from './leaving.store.ts';
import type { ExportRow } from './own-data.store.ts';
import { statusAt, type Leaving } from './rules/index.ts';

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

/** What deleting one’s account would do. */
export function presentDeletion(found: OpenVisits & { lastAdmin: boolean; days: number }): DeletionOnWire {
  const next = found.next.map((visit) => ({ ...visit, date: new Date(visit.date).toISOString() }));
  return { ...found, next };
}

export function presentLeaving({ leavesAt, timeZone }: Leaving): LeavingOnWire {
  return { leavesAt: new Date(leavesAt).toISOString(), timeZone };
}
