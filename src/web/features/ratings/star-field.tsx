import { useTranslations } from 'use-intl';
import { FieldError } from '#web/ui/field.tsx';
import { StarIcon } from '#web/ui/icons.ts';

const words = ['1', '2', '3', '4', '5'] as const;
/** Shows the word of the chosen star; written out, since styles are found by their whole names. */
const wordWhenChosen = [
  "group-has-[[value='1']:checked]/stars:inline",
  "group-has-[[value='2']:checked]/stars:inline",
  "group-has-[[value='3']:checked]/stars:inline",
  "group-has-[[value='4']:checked]/stars:inline",
  "group-has-[[value='5']:checked]/stars:inline",
] as const;

/**
 * One to five stars: real radios, so that arrow keys choose, with the word for what is chosen. What is chosen is drawn by
 * styles alone: it works on pages without script, too.
 */
export function StarField({ chosen = 0, error }: { chosen?: number | undefined; error?: string | undefined }) {
  const t = useTranslations('ratings');
  return (
    <fieldset aria-describedby={error ? 'stars-error' : undefined}>
      <legend className="mb-1 type-small-strong">{t('yourStars')}</legend>
      <div className="group/stars -ms-1 flex items-center gap-0.5">
        {words.map((word, index) => (
          <label
            key={word}
            className="relative rounded-control p-1 has-focus-visible:outline-3 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="stars"
              value={word}
              defaultChecked={chosen === index + 1}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
              aria-label={`${t('stars', { stars: index + 1 })}, ${t(`starWord.${word}`)}`}
            />
            <StarIcon
              size={36}
              weight="fill"
              aria-hidden
              className="hidden text-ink [label:has(:checked,~label_:checked)_&]:block"
            />
            <StarIcon
              size={36}
              aria-hidden
              className="text-line-strong [label:has(:checked,~label_:checked)_&]:hidden"
            />
          </label>
        ))}
        <span aria-hidden className="ms-2 type-strong whitespace-nowrap">
          {words.map((word, index) => (
            <span key={word} className={`hidden ${wordWhenChosen[index]}`}>
              {t(`starWord.${word}`)}
            </span>
          ))}
        </span>
      </div>
      {error && (
        <div role="alert" className="mt-1">
          <FieldError id="stars-error">{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}
