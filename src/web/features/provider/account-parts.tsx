import { useTranslations } from 'use-intl';
import type { AccountPageOnWire } from '#modules/provider/contract';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';

/** What the real service would ask at length. */
export function AccountOnboarding() {
  const t = useTranslations('sandboxAccount');
  return (
    <div className="mt-8">
      <p className="measure">{t('text')}</p>
      <form method="post" className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" name="act" value="finish">
          {t('finish')}
        </Button>
        <Button type="submit" name="act" value="wait" look="quiet">
          {t('wait')}
        </Button>
        <Button type="submit" name="act" value="leave" look="quiet">
          {t('leave')}
        </Button>
      </form>
    </div>
  );
}

/** How the account stands, and what the real service might do to it. */
export function AccountDashboard({ page: { charges } }: { page: AccountPageOnWire }) {
  const t = useTranslations('sandboxAccount');
  return (
    <div className="mt-8">
      <p className="measure">{charges ? t('able') : t('unable')}</p>
      <form method="post" className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" name="act" value={charges ? 'restrict' : 'approve'} look="quiet">
          {charges ? t('restrict') : t('approve')}
        </Button>
        <ButtonLink href={paths.settings.payments} look="quiet">
          {t('back')}
        </ButtonLink>
      </form>
    </div>
  );
}
