import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import type { OwnUser } from '#modules/accounts/contract';
import { browserApi } from '#web/api/browser.ts';
import { sentenceOf } from '#web/api/error.ts';
import { Button } from '#web/ui/button.tsx';
import { FingerprintIcon } from '#web/ui/icons.ts';
import { useToast } from '#web/ui/toast.tsx';
import { leadToLeaving } from './lead-to-leaving.ts';
import { useSignedIn } from './use-signed-in.ts';

const never = () => () => {};

type RequestOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** Lets the browser choose a passkey and signs in with it; `autofill` waits until one is chosen among the suggestions. */
async function loginWithPasskey(autofill: boolean): Promise<OwnUser> {
  const options = await browserApi('POST /api/login/passkey/options');
  const optionsJSON = options as unknown as RequestOptions;
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON, useBrowserAutofill: autofill });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  const credential = { id, rawId, type, response: { clientDataJSON, authenticatorData, signature, userHandle } };
  return browserApi('POST /api/login/passkey', { body: { credential } });
}

/** Signing in with a passkey: by its button, and among the suggestions of the username where the browser shows them there. */
export function PasskeyLogin({ onDone }: { onDone: (user: OwnUser) => void }) {
  const t = useTranslations('accounts');
  const { toast } = useToast();
  const signedIn = useSignedIn();
  const offered = useSyncExternalStore(never, browserSupportsWebAuthn, () => false);
  const [busy, setBusy] = useState(false);
  const arrive = useEffectEvent((user: OwnUser) => {
    signedIn(user);
    onDone(user);
  });
  function fail(error: unknown, quiet: boolean) {
    if (leadToLeaving(error)) return;
    const description = sentenceOf(error) ?? t('passkeyStopped');
    // A waiting question ends without a word when the button asks instead, or the page is left.
    if (!quiet || sentenceOf(error)) toast({ title: t('loginFailed'), description, look: 'destructive' });
  }
  const failQuietly = useEffectEvent((error: unknown) => fail(error, true));
  useEffect(() => {
    if (!offered) return undefined;
    let left = false;
    void browserSupportsWebAuthnAutofill().then(async (supported) => {
      if (!supported || left) return;
      const user = await loginWithPasskey(true).catch((error: unknown) => void (left || failQuietly(error)));
      if (user && !left) arrive(user);
    });
    return () => {
      left = true;
      WebAuthnAbortService.cancelCeremony();
    };
  }, [offered]);
  async function press() {
    setBusy(true);
    try {
      const user = await loginWithPasskey(false);
      signedIn(user);
      onDone(user);
    } catch (error) {
      fail(error, false);
    } finally {
      setBusy(false);
    }
  }
  if (!offered) return null;
  return (
    <Button
      look="quiet"
      size="hero"
      wide
      icon={<FingerprintIcon size={22} aria-hidden />}
      busy={busy}
      busyLabel={t('loggingIn')}
      onClick={() => void press()}
    >
      {t('usePasskey')}
    </Button>
  );
}
