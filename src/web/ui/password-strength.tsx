import { useEffect, useState } from 'react';
import { classNames } from './class-names.ts';
import type { RankOf } from './guess-password.ts';
import { scores, type Score } from './password-scores.ts';

export interface PasswordStrengthProps {
  password: string;
  /** What others would try first: the person's own name, say. */
  known?: readonly string[];
  /** Whether it is refused as easily guessed, whatever else is said of it. */
  refused?: (password: string, rankOf: RankOf) => boolean;
  words: (score: Score) => string;
}

const load = () => import('./guess-password.ts');

const takesAny = () => false;

/** Says how hard a password is to guess. It never stands in the way; its word list comes once somebody types. */
export function PasswordStrength({ password, known = [], refused = takesAny, words }: PasswordStrengthProps) {
  const [found, setFound] = useState<{ readonly password: string; readonly score: Score }>();
  const others = known.join('\n');
  useEffect(() => {
    if (password === '') return;
    let left = false;
    // Without the list there is no hint, and nothing else changes.
    void load().then(
      ({ guessPassword }) =>
        !left && setFound({ password, score: guessPassword(password, others.split('\n'), refused) }),
      () => {},
    );
    return () => {
      left = true;
    };
  }, [password, others, refused]);
  const score = password === '' ? undefined : found?.score;
  return (
    <div className={password ? 'mt-2 min-h-6' : undefined}>
      {score !== undefined && (
        <div aria-hidden className="grid grid-cols-4 gap-1">
          {scores.slice(1).map((step) => (
            <span
              key={step}
              className={classNames(
                'h-1 rounded-pill',
                scores.indexOf(step) <= scores.indexOf(score) ? 'bg-ink' : 'bg-line',
              )}
            />
          ))}
        </div>
      )}
      <p role="status" className={classNames('type-small text-ink-2', score !== undefined && 'mt-1')}>
        {score !== undefined && words(score)}
      </p>
    </div>
  );
}
