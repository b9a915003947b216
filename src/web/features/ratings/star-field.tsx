import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { StarIcon } from '#web/ui/icons.ts';

const words = ['1', '2', '3', '4', '5'] as const;

/** One to five stars: real radios, so that arrow keys choose, with the word for what is chosen. */
export function StarField({ chosen = 0, error }: { chosen?: number | undefined; error?: string | undefined }) {
  const t = useTranslations('ratings');
  const [stars, setStars] = useState(chosen);
  return (
    <fieldset aria-describedby={error ? 'stars-error' : undefined}>
      <legend className="mb-1 type-small-strong">{t('yourStars')}</legend>
      <div className="flex items-center gap-1">
        {words.map((word, index) => (
          <label
            key={word}
            className="cursor-pointer rounded-control p-1.5 has-focus-visible:outline-3 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="stars"
              value={word}
              defaultChecked={chosen === index + 1}
              onChange={() => setStars(index + 1)}
              className="sr-only"
              aria-label={`${t('stars', { stars: index + 1 })}, ${t(`starWord.${word}`)}`}
            />
            <StarIcon
              size={36}
              weight={index < stars ? 'fill' : 'regular'}
              aria-hidden
              className={index < stars ? 'text-ink' : 'text-line-strong'}
            />
          </label>
        ))}
        <span aria-hidden className="ml-2 type-strong">
          {stars > 0 && t(`starWord.${words[stars - 1]!}`)}
        </span>
      </div>
      {error && (
        <p id="stars-error" role="alert" className="mt-1 type-small text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
