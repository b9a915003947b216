import { z } from 'zod';
import { BackupRefused } from './refused.ts';

const tableShape = z.object({
  name: z.string(),
  columns: z.array(z.string()).readonly(),
  /** What puts its rows in one order, always the same. */
  order: z.array(z.string()).readonly(),
});

const sequenceState = z.object({ name: z.string(), last: z.string(), called: z.boolean() });

const manifest = z.object({
  format: z.literal(1),
  /** Hashes of the migrations that made the tables, in their order. */
  migrations: z.array(z.string()).readonly(),
  tables: z.array(tableShape).readonly(),
  /** Where each sequence stands. */
  sequences: z.array(sequenceState).readonly(),
});

const ending = z.object({
  /** Of each table. */
  rows: z.record(z.string(), z.number()),
  files: z.number(),
});

/** A table and what of it is kept: generated columns make themselves anew. */
export type TableShape = z.infer<typeof tableShape>;
export type SequenceState = z.infer<typeof sequenceState>;
/** What stands first in every backup, as `backup.json`. */
export type Manifest = z.infer<typeof manifest>;
/** What stands last, as `end.json`: without it a backup is not whole. */
export type Ending = z.infer<typeof ending>;

export const readManifest = (content: Buffer): Manifest => readAs(manifest, content, 'This file is no backup of Uli.');

export const readEnding = (content: Buffer): Ending =>
  readAs(ending, content, 'This backup is not whole: its end cannot be read.');

function readAs<Shape extends z.ZodType>(shape: Shape, content: Buffer, refusal: string): z.infer<Shape> {
  try {
    return shape.parse(JSON.parse(content.toString()));
  } catch (error) {
    throw new BackupRefused(refusal, { cause: error });
  }
}
