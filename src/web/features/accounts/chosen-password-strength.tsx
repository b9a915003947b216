import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { passwordFault, type PasswordOwner, type RankOfPassword } from '#modules/accounts/rules';
import { PasswordStrength } from '#web/ui/password-strength.tsx';

/** How hard a password of one's choice is to guess: very easy whatever the server would refuse, by the same rule. */
export function ChosenPasswordStrength({ password, owner }: { password: string; owner: PasswordOwner }) {
  const t = useTranslations('accounts');
  const { fullName = '', username = '', email = '' } = owner;
  const refused = useCallback(
    (typed: string, rankOf: RankOfPassword) =>
      passwordFault(typed, { fullName, username, email }, rankOf) !== undefined,
    [fullName, username, email],
  );
  return (
    <PasswordStrength
      password={password}
      known={[username, fullName, email]}
      refused={refused}
      words={(score) => t(`strength.${score}`)}
    />
  );
}
