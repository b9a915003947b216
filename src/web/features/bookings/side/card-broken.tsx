import { useTranslations } from 'use-intl';

/** One line and a way to try again, where a card could not be filled. */
export function CardBroken({ text, onRetry }: { text: string; onRetry: () => void }) {
  const t = useTranslations('bookings');
  return (
    <p role="alert">
      {text}{' '}
      <button type="button" className="hit-44 link" onClick={() => onRetry()}>
        {t('tryAgain')}
      </button>
    </p>
  );
}
