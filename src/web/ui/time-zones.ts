/** A zone that can be chosen. */
export interface ZoneToChoose {
  /** Of the tz database. */
  readonly name: string;
  readonly city: string;
  /** What it is called in words: "Central European Time". */
  readonly words: string;
  /** Minutes that its clocks are ahead of UTC now. */
  readonly offset: number;
}

const mostFound = 60;

/** Zones that have every word of what is typed in their city, region, code or name; the chosen one and UTC first of all. */
export function findZones(zones: readonly ZoneToChoose[], typed: string, chosen: string): ZoneToChoose[] {
  const words = plain(typed).split(' ').filter(Boolean);
  const found = zones.filter((zone) => words.every((word) => textOf(zone).includes(word)));
  const rank = ({ city, name }: ZoneToChoose) => {
    if (words.length > 0) return plain(city).startsWith(words.join(' ')) ? 0 : 1;
    return name === chosen ? 0 : name === 'UTC' ? 1 : 2;
  };
  return found.sort((one, other) => rank(one) - rank(other)).slice(0, mostFound);
}

const texts = new WeakMap<ZoneToChoose, string>();

/** What a zone is found by: "europe/paris paris central european time". Made once a zone, when somebody searches. */
function textOf(zone: ZoneToChoose): string {
  const known = texts.get(zone);
  if (known !== undefined) return known;
  const text = plain(`${zone.name} ${zone.city} ${zone.words}`);
  texts.set(zone, text);
  return text;
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('_', ' ').trim().toLowerCase();
}
