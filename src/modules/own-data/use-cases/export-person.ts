import { makeZip } from 'client-zip';
import { knownLocale } from '#kernel/wished-locale';
import type { UserRow } from '#modules/accounts';
import type { App } from '#platform/app';
import { exportName } from '../rules/index.ts';
import { writeFiles } from './write-files.ts';

/** Everything of somebody's own as a zip in their language, for whoever runs the server; made while it is read. */
export function exportPerson(app: App, { id, username, language }: UserRow) {
  const content = makeZip(writeFiles(app, { userId: id, locale: knownLocale(language) }));
  return { name: exportName(username, app.clock.now()), content };
}
