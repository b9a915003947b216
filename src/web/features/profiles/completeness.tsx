import { useTranslations } from 'use-intl';
import { paths } from '#web/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { CheckIcon, CircleIcon } from '#web/ui/icons.ts';
import { Link } from '#web/ui/link.tsx';
import { missingSteps, profileSteps, type ProfileStep, type ProfileFacts } from './profile-steps.ts';

const places: Record<ProfileStep, string> = {
  picture: paths.settings.profile,
  bio: paths.settings.profile,
  profession: paths.settings.profile,
  city: paths.settings.profile,
  services: paths.settings.services,
  hours: paths.settings.availability,
};

/** What a profile still lacks, for its owner; nothing once it is complete. */
export function Completeness({ facts }: { facts: ProfileFacts }) {
  const t = useTranslations('people.complete');
  const missing = missingSteps(facts);
  if (missing.length === 0) return null;
  return (
    <Card
      title={t('title')}
      action={<span className="type-small text-ink-2">{t('left', { count: missing.length })}</span>}
    >
      <ul className="grid gap-1 sm:grid-cols-2">
        {profileSteps.map((step) =>
          missing.includes(step) ? (
            <li key={step}>
              <Link href={places[step]} className="inline-flex min-h-11 items-center gap-2.5 link">
                <CircleIcon size={20} aria-hidden className="text-ink-3" />
                {t(step)}
              </Link>
            </li>
          ) : (
            <li key={step} className="flex min-h-11 items-center gap-2.5 text-ink-2">
              <CheckIcon size={20} weight="bold" aria-hidden className="text-success" />
              {t(step)}
              <span className="sr-only">({t('done')})</span>
            </li>
          ),
        )}
      </ul>
    </Card>
  );
}
