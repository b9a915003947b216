import { useTranslations } from 'use-intl';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { CheckIcon, CircleIcon } from '#web/ui/icons.ts';
import { Link } from '#web/ui/link.tsx';
import { missingSteps, placeOf, profileSteps, type ProfileFacts } from './profile-steps.ts';

export interface CompletenessProps {
  facts: ProfileFacts;
  /** Given where the list can be sent away; there it also leads on with the first step. */
  onDismiss?: () => void;
}

/** What a profile still lacks, for its owner; nothing once it is complete. */
export function Completeness({ facts, onDismiss }: CompletenessProps) {
  const t = useTranslations('setUp');
  const missing = missingSteps(facts);
  if (missing.length === 0) return null;
  return (
    <Card
      title={t('title')}
      action={<span className="type-small text-ink-2">{t('left', { count: missing.length })}</span>}
    >
      <ul
        className={classNames('grid gap-x-4 gap-y-1', onDismiss ? 'lg:grid-cols-2' : 'md:grid-cols-2 lg:grid-cols-4')}
      >
        {profileSteps.map((step) =>
          missing.includes(step) ? (
            <li key={step}>
              <Link href={placeOf(step)} className="inline-flex min-h-11 items-center gap-2.5 link">
                <CircleIcon size={20} aria-hidden className="text-ink-3" />
                {step === 'works' && facts.works > 0 ? t('worksSoFar', { count: facts.works }) : t(step)}
              </Link>
            </li>
          ) : (
            <li
              key={step}
              className={classNames('flex min-h-11 items-center gap-2.5 text-ink-2', onDismiss && 'max-lg:hidden')}
            >
              <CheckIcon size={20} weight="bold" aria-hidden className="text-success" />
              {t(step)}
              <span className="sr-only">({t('done')})</span>
            </li>
          ),
        )}
      </ul>
      {onDismiss && (
        <p className="mt-3 flex flex-wrap gap-2">
          <ButtonLink href={placeOf(missing[0]!)} size="compact">
            {t('goOn')}
          </ButtonLink>
          <Button look="plain" size="compact" onClick={onDismiss}>
            {t('dismiss')}
          </Button>
        </p>
      )}
    </Card>
  );
}
