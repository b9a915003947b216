import { useTranslations } from 'use-intl';
import { browserApi } from '#web/api/browser.ts';
import { paths } from '#web/paths.ts';
import { lazy } from '#web/ui/lazy.ts';

// The settings of the account load the same.
const PasswordDialog = lazy(async () => ({
  default: (await import('../security/password-dialog.tsx')).PasswordDialog,
}));

export interface DeleteDialogProps {
  onClose: () => void;
  /** Visits that will be cancelled. */
  visits: number;
}

/** The last word before an account goes: the password. */
export function DeleteDialog({ onClose, visits }: DeleteDialogProps) {
  const t = useTranslations('security.leave');
  return (
    <PasswordDialog
      open
      onClose={onClose}
      title={t('title')}
      text={t('text', { visits })}
      confirm={t('confirm')}
      danger
      act={async (password) => {
        await browserApi('POST /api/user/deletion', { body: { password } });
        // A page of its own: nothing of this person stays in memory.
        location.assign(`${paths.leaving}?left`);
      }}
    />
  );
}
