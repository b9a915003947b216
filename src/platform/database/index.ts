export { admitRole } from './admit-role.ts';
export { instant } from './columns.ts';
export { openDatabase, statement, type Database, type Executor, type Statement } from './database.ts';
export { databaseErrorCode, isConnectionFailure, violatedConstraint } from './failures.ts';
export { inCompany } from './in-company.ts';
export { knownMigrations, migrateDatabase, migrateInPart } from './migrate.ts';
export { readSnapshot } from './snapshot.ts';
