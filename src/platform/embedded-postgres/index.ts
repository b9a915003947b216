/** The private PostgreSQL that the program brings along when nobody gives it one. */
export type { Connection, Connections } from './connection.ts';
export { eraseEmbeddedPostgres } from './erase.ts';
export { joinEmbeddedPostgres } from './join.ts';
export { FolderInUse, FolderUnusable } from './refusals.ts';
export { startEmbeddedPostgres, type EmbeddedPostgres, type EmbeddedPostgresOptions } from './start.ts';
