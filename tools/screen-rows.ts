const row = /^\| ([A-Z]\d\d) \|/gm;
const title = /(['"`])([A-Z]\d\d(?:[ –][A-Z]\d\d)*) /g;

/** Sentences about rows of the list of screens that no test is named after, and about tests that no row knows. */
export function checkScreenRows(list: string, tests: readonly string[]): string[] {
  const rows = [...list.matchAll(row)].map(([, id]) => id!);
  const tested = new Set(tests.flatMap((text) => [...text.matchAll(title)].flatMap(([, , ids]) => idsIn(ids!))));
  return [
    ...rows.filter((id) => !tested.has(id)).map((id) => `No browser test is named after row ${id}.`),
    ...[...tested].filter((id) => !rows.includes(id)).map((id) => `A test is named after ${id}, which is no row.`),
  ];
}

/** "L03–L05 L10" as L03, L04, L05, L10. */
function idsIn(ids: string): string[] {
  return ids.split(' ').flatMap((part) => {
    const [first, last] = part.split('–');
    if (!last) return [first!];
    const [from, to] = [first!, last].map((id) => Number(id.slice(1)));
    return Array.from({ length: to! - from! + 1 }, (_, index) => first![0] + String(from! + index).padStart(2, '0'));
  });
}
