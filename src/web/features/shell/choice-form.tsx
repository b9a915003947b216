import { CheckCircleIcon, CircleIcon } from '#web/ui/icons.ts';

export interface Choice {
  readonly value: string;
  readonly label: string;
  /** In which language its words are, where it is not the page's. */
  readonly lang?: string;
}

export interface ChoiceFormProps {
  /** Where it is posted, and under which name. */
  action: string;
  name: string;
  label: string;
  choices: readonly Choice[];
  chosen: string;
  /** Where to come back to. */
  here: string;
  /** Words in a line, as in the footer, or rows with a tick. */
  look?: 'line' | 'rows';
}

/** A choice that holds for every page: a plain form, so that it works without script and brings the whole page anew. */
export function ChoiceForm({ action, name, label, choices, chosen, here, look = 'line' }: ChoiceFormProps) {
  return (
    <form method="post" action={action}>
      <input type="hidden" name="back" value={here} />
      <div role="group" aria-label={label} className={groupClasses[look]}>
        {choices.map((choice) => (
          <button
            key={choice.value}
            type="submit"
            name={name}
            value={choice.value}
            lang={choice.lang}
            aria-pressed={choice.value === chosen}
            className={buttonClasses[look]}
          >
            {look === 'rows' && (
              <span className="inline-flex w-5.5 justify-center">
                {choice.value === chosen ? (
                  <CheckCircleIcon size={20} weight="fill" aria-hidden />
                ) : (
                  <CircleIcon size={20} aria-hidden className="text-ink-3" />
                )}
              </span>
            )}
            {choice.label}
          </button>
        ))}
      </div>
    </form>
  );
}

const groupClasses = { line: '-mx-2.5 flex flex-wrap gap-1', rows: 'grid' };
const buttonClasses = {
  line: 'inline-flex min-h-11 items-center rounded-control px-2.5 type-small text-ink-2 hover:text-ink aria-pressed:font-semibold aria-pressed:text-ink aria-pressed:underline',
  rows: 'flex min-h-12 items-center gap-2.5 rounded-control px-3 text-start hover:bg-sunken aria-pressed:font-semibold',
};
