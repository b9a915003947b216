import type { EpochMs } from '#kernel/time';
import { whyNotEach, whyNotOffered, type VisitQuestion, type WhyNot } from '../rules/index.ts';
import type { BookedOpening } from './opening-of.ts';

/** Why not every one of these visits can be, if so; an opening that was taken back reads as any time that is taken. */
export function findWhyNot(
  question: VisitQuestion,
  starts: readonly EpochMs[],
  opening: BookedOpening | undefined,
): WhyNot | undefined {
  if (!opening) return whyNotEach(question, starts).find((why) => why !== undefined);
  return opening.stands ? whyNotOffered(question, starts[0]!) : 'taken';
}
