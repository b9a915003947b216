import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { sessionEnd } from '#web/api/session-end.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { LoginForm } from './login-form.tsx';
import { userKey, type User } from './queries.ts';

/** Asks somebody whose session has ended to log in over the page they are on; what they were doing waits. */
export function LoginAgain({ user }: { user: User }) {
  const t = useTranslations('accounts');
  const queries = useQueryClient();
  const goOn = () => {
    if (queries.getQueryData<User>(userKey)?.id === user.id) return sessionEnd.answer(true);
    // What is on the screen is not theirs.
    location.reload();
  };
  return (
    <Dialog
      open
      onOpenChange={() => sessionEnd.answer(false)}
      title={t('again.title')}
      description={t('again.text')}
      closeLabel={t('again.notNow')}
    >
      <LoginForm username={user.username} onDone={goOn} />
    </Dialog>
  );
}
