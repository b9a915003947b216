import assert from 'node:assert/strict';
import fc from 'fast-check';
import { decideMoment, findSlots } from '#modules/availability/rules';
import { datesBetween, decideEveryMinute } from './brute-force.ts';
import { questions } from './questions.ts';

/**
 * Checks for random questions that listing and deciding say what the definition says, for every minute. Throws with the
 * smallest question that breaks it.
 */
export function checkSlots(runs: number, seed: number): void {
  fc.assert(
    fc.property(questions, (question) => {
      const days = new Map(datesBetween(question.from, question.to).map((date) => [date, [] as number[]]));
      for (const [at, { date, rule }] of decideEveryMinute(question)) {
        const decision = decideMoment({ ...question, at });
        const said = decision.offered ? undefined : decision.rule;
        if (said !== rule) assert.fail(`${date}, ${new Date(at).toISOString()}: ${said}, but by definition ${rule}`);
        if (rule === undefined) days.get(date)!.push(at);
      }
      assert.deepEqual(
        findSlots(question),
        [...days].map(([date, slots]) => ({ date, slots })),
      );
    }),
    { numRuns: runs, seed },
  );
}

if (import.meta.main) {
  checkSlots(Number(process.argv[2]), Number(process.argv[3]));
  process.stdout.write(`${process.env['TZ']} ${new Date(Date.UTC(2026, 6, 1)).getTimezoneOffset()}`);
}
