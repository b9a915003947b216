import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { endPrograms, runProgram } from './testing/programs.ts';
import { makeDataFolder, removeDataFolder, starterCases, type Starter } from './testing/users.ts';

afterEach(endPrograms);

/** What a start says, and its end. */
async function saidAtStart(folder: string, starter: Starter): Promise<string> {
  const program = runProgram(folder, starter);
  await program.ready;
  await program.finish('end');
  return program.lines.join('\n');
}

// A plain user's database lies in their folder and goes with it.
describe.each(starterCases('abandoned databases').filter(({ isRoot }) => isRoot))('started by $name', (starter) => {
  test('a database whose folder is gone is told and kept until a person removes it', { timeout: 60_000 }, async () => {
    const [gone, other] = [makeDataFolder(starter), makeDataFolder(starter)];
    expect(await saidAtStart(gone, starter)).not.toContain(gone);
    const id = readFileSync(join(gone, 'database'), 'utf8');
    const home = join('/var/lib/uli/data', id.trim());
    expect(await saidAtStart(other, starter)).not.toContain(gone);

    rmSync(gone, { recursive: true });
    expect(await saidAtStart(other, starter)).toContain(`${home} (of ${gone})`);
    expect(existsSync(join(home, 'cluster'))).toBe(true);

    // It had only moved away: brought back, it is as it was.
    mkdirSync(gone, { mode: 0o700 });
    writeFileSync(join(gone, 'database'), id);
    expect(await saidAtStart(other, starter)).not.toContain(gone);
    await removeDataFolder(gone, starter);
    expect(existsSync(`${home}.folder`)).toBe(false);
    expect(await saidAtStart(other, starter)).not.toContain(gone);
    await removeDataFolder(other, starter);
  });
});
