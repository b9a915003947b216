import rules from './zone-rules.json' with { type: 'json' };

/** The rules of every zone's clocks from 2000 to 2050, as `npm run zones` writes them. */
export interface ZoneRules {
  /** Of the tz database: '2026f'. */
  readonly version: string;
  /**
   * What clocks show: the offsets that occur, in minutes ahead of UTC; the index of the first; and each change as the minutes
   * since the one before, in base 36 (the first since 2000-01-01T00:00Z), with the index of what follows as its last digit:
   * `0,60|0|2mho1 6p400`.
   */
  readonly rules: readonly string[];
  /** The index of the rule of each zone, by today's name. */
  readonly zones: Readonly<Record<string, number>>;
  /** Today's name for every other that the database knows: Asia/Kolkata for Asia/Calcutta. */
  readonly otherNames: Readonly<Record<string, string>>;
}

/** The rules that this program ships. */
export const shippedRules: ZoneRules = rules;

/** The instant that the rules begin with. */
export const rulesBegin = Date.UTC(2000, 0, 1);
