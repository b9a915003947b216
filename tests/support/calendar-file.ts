/** An iCalendar file, its lines unfolded and its entries as records of lower-case property names. */
export interface CalendarFile {
  readonly method: string | undefined;
  readonly entries: readonly Readonly<Record<string, string>>[];
}

/** Reads a calendar file as a calendar would, as far as tests look. */
export function entriesOf(file: string): CalendarFile {
  const entries: Record<string, string>[] = [];
  let method: string | undefined;
  for (const line of file.replaceAll(/\r?\n[ \t]/g, '').split(/\r?\n/)) {
    const [, name = '', value = ''] = /^([A-Z-]+)(?:;[^:"]*(?:"[^"]*"[^:"]*)*)?:(.*)$/.exec(line) ?? [];
    if (line === 'BEGIN:VEVENT') entries.push({});
    else if (name === 'METHOD') method = value;
    else if (entries.length > 0 && name && line !== 'END:VEVENT') entries.at(-1)![name.toLowerCase()] = value;
  }
  return { method, entries };
}
