export interface ChoiceFormProps {
  readonly label: string;
  readonly action: string;
  /** What is sent, and the page's own address, for going back to it. */
  readonly name: string;
  readonly here: string;
  readonly current: string;
  readonly choices: readonly { readonly value: string; readonly label: string; readonly lang?: string }[];
}

/** One of a few, pressed. A plain form, so that it works without script and brings the whole page anew. */
export function ChoiceForm({ label, action, name, here, current, choices }: ChoiceFormProps) {
  return (
    <form method="post" action={action} className="-mx-2.5 flex flex-wrap gap-x-1" aria-label={label}>
      <input type="hidden" name="back" value={here} />
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="submit"
          name={name}
          value={choice.value}
          lang={choice.lang}
          aria-pressed={choice.value === current}
          className="inline-flex min-h-11 items-center rounded-control px-2.5 type-small text-ink-2 hover:text-ink aria-pressed:font-semibold aria-pressed:text-ink aria-pressed:underline aria-pressed:underline-offset-4"
        >
          {choice.label}
        </button>
      ))}
    </form>
  );
}
