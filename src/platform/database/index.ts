export { admitRole } from './admit-role.ts';
export { checkDatabase, DatabaseUnusable } from './check-database.ts';
export { instant, wallTime } from './columns.ts';
export { agreedTimes, zoneRenaming, type AgreedTime, type AgreedTimes } from './agreed-times.ts';
export { openDatabase, statement, type Database, type Executor, type Statement } from './database.ts';
export { databaseErrorCode, isConnectionFailure, violatedConstraint } from './failures.ts';
export { inCompany } from './in-company.ts';
export { checkIsKnown, knownMigrations, migrateDatabase, migrateInPart } from './migrate.ts';
export { readSnapshot } from './snapshot.ts';
