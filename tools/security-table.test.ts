import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The number of level 1 and 2 requirements in each section of ASVS 5.0.0; ids have no gaps, and level 3 comes last. */
const sections: Readonly<Record<string, number>> = {
  '1.1': 2,
  '1.2': 9,
  '1.3': 11,
  '1.4': 3,
  '1.5': 2,
  '2.1': 3,
  '2.2': 3,
  '2.3': 4,
  '2.4': 1,
  '3.2': 2,
  '3.3': 4,
  '3.4': 6,
  '3.5': 5,
  '3.7': 2,
  '4.1': 3,
  '4.2': 1,
  '4.3': 2,
  '4.4': 4,
  '5.1': 1,
  '5.2': 3,
  '5.3': 2,
  '5.4': 3,
  '6.1': 3,
  '6.2': 12,
  '6.3': 4,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '8.1': 2,
  '8.2': 3,
  '8.3': 1,
  '8.4': 1,
  '9.1': 3,
  '9.2': 4,
  '10.1': 2,
  '10.2': 2,
  '10.3': 4,
  '10.4': 11,
  '10.5': 5,
  '10.6': 2,
  '10.7': 3,
  '11.1': 2,
  '11.2': 3,
  '11.3': 3,
  '11.4': 4,
  '11.5': 1,
  '11.6': 1,
  '12.1': 3,
  '12.2': 2,
  '12.3': 4,
  '13.1': 1,
  '13.2': 5,
  '13.3': 2,
  '13.4': 5,
  '14.1': 2,
  '14.2': 4,
  '14.3': 3,
  '15.1': 3,
  '15.2': 3,
  '15.3': 7,
  '16.1': 1,
  '16.2': 5,
  '16.3': 4,
  '16.4': 3,
  '16.5': 3,
  '17.1': 1,
  '17.2': 4,
  '17.3': 2,
};

interface Row {
  readonly ids: readonly string[];
  readonly state: string;
  readonly reason: string;
  readonly shownBy: string;
}

/** Expands `1.2.6–1.2.8, 1.3.1` into single ids. */
function idsOf(cell: string): string[] {
  return cell.split(', ').flatMap((part) => {
    const [first = '', last] = part.split('–');
    if (last === undefined) return [first];
    const section = first.slice(0, first.lastIndexOf('.'));
    const [from, to] = [first, last].map((id) => Number(id.slice(id.lastIndexOf('.') + 1)));
    return Array.from({ length: to! - from! + 1 }, (_, index) => `${section}.${from! + index}`);
  });
}

const rows: Row[] = readFileSync('docs/security.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+/.test(line))
  .map((line) => {
    const [ids = '', state = '', reason = '', shownBy = ''] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    return { ids: idsOf(ids), state, reason, shownBy };
  });

test('every requirement of levels 1 and 2 has one row', () => {
  const wanted = Object.entries(sections).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
  );
  const given = rows.flatMap(({ ids }) => ids);
  expect(wanted.filter((id) => !given.includes(id))).toEqual([]);
  expect(given.filter((id) => !wanted.includes(id))).toEqual([]);
  expect(given.filter((id, place) => given.indexOf(id) !== place)).toEqual([]);
});

test('each row has a state and a reason, and each met row names existing files that show it', () => {
  const states = new Set(['met', 'n/a', 'accepted']);
  expect(rows.filter(({ state, reason }) => !states.has(state) || reason === '')).toEqual([]);
  const unshown = rows.filter(({ state, shownBy }) => state === 'met' && shownBy === '');
  expect(unshown.map(({ ids }) => ids[0])).toEqual([]);
  const files = rows.flatMap(({ shownBy }) => [...shownBy.matchAll(/`([^`]+)`/g)].map(([, file]) => file!));
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
