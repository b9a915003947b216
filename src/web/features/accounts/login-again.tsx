import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { sessionEnd } from '#web/api/session-end.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { LoginForm } from './login-form.tsx';
import { userKey, type User } from './queries.ts';

/**
 * Asks somebody whose session has ended to log in over the page they are on; what they were doing waits. An admin who was signed
 * in as somebody has no password of theirs: they log in as themselves, and the page begins anew.
 */
export function LoginAgain({ user }: { user: User }) {
  const t = useTranslations('accounts');
  const queries = useQueryClient();
  const { fullName: name, username, actedBy } = user;
  const goOn = () => {
    if (queries.getQueryData<User>(userKey)?.id === user.id) return sessionEnd.answer(true);
    // What is on the screen is not theirs.
    location.reload();
  };
  return (
    <Dialog
      open
      onOpenChange={() => sessionEnd.answer(false)}
      title={actedBy === null ? t('again.title') : t('again.actingTitle', { name })}
      description={t(actedBy === null ? 'again.text' : 'again.actingText')}
      closeLabel={t('again.notNow')}
    >
      <LoginForm username={actedBy ?? username} onDone={goOn} />
    </Dialog>
  );
}
