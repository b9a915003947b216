import { refuse, type Refusal } from '#kernel/refusal';
import { mostWords } from '#modules/categories/rules';
import { translator } from '#platform/messages';

type Problem = 'slugTaken' | 'nameTaken' | 'wordsMany' | 'intoItself';

/** The refusal (`invalid`) that says beside a field of the form what is wrong with a category. */
export function refuseCategory(field: string, problem: Problem): Refusal {
  return refuse('invalid', { fields: { [field]: translator()(`categories.problem.${problem}`, { mostWords }) } });
}
