import { dotFacts, inOnePiece } from '#kernel/visit-time';

/** As much as the narrowest line of facts holds; more than that has to break somewhere. */
const mostWhole = 20;

/** What is known, side by side, and no place torn: "Braider · Peckham, London" goes on the next line at the dot. */
export function wholeFacts(facts: readonly (string | false | null | undefined)[]): string {
  return dotFacts(facts.map((fact) => fact && (fact.length > mostWhole ? fact : inOnePiece(fact))));
}
