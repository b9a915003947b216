import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { zoneNames, zoneRulesVersion } from '#kernel/zone-clocks';
import { digestOf, readTzif } from '#tests/support/read-tzif.ts';

/*
 * Writes down what Debian's tzdata says of every zone, for `zone-rules.test.ts`, which runs where no tzdata of the same version
 * is installed. Run it on a Debian with the version of our rules: `node tools/record-debian-zones.ts`.
 */

const folder = '/usr/share/zoneinfo';
const version = /# version (\S+)/.exec(readFileSync(`${folder}/tzdata.zi`, 'utf8'))?.[1];
if (version === zoneRulesVersion()) {
  const installed = zoneNames().filter((name) => existsSync(`${folder}/${name}`));
  const zones = Object.fromEntries(
    installed.map((name) => [name, digestOf(readTzif(readFileSync(`${folder}/${name}`)))]),
  );
  const recorded = `${JSON.stringify({ version, zones }, null, 1)}\n`;
  writeFileSync(new URL('../src/kernel/time/zone-rules.debian.json', import.meta.url), recorded);
  console.log(`tzdata ${version}: ${installed.length} zones.`);
} else {
  console.log(
    `The installed tzdata is ${version}, our rules are ${zoneRulesVersion()}: install the same version first.`,
  );
  process.exitCode = 1;
}
