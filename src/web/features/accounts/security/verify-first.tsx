import { useTranslations } from 'use-intl';

/** Why a button beside it cannot be pressed: the address has to be verified first. */
export function VerifyFirst({ id }: { id: string }) {
  const t = useTranslations('security');
  return (
    <p id={id} className="mt-2 type-small text-ink-2">
      {t('unverified')}
    </p>
  );
}
