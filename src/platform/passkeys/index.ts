import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';

// Certificates and their formats are much to load, and most programs start without anybody asking for a passkey.
const load = () => import('@simplewebauthn/server');

/** Ed25519, P-256 and RSA: what every device can. Left to itself the library tries out newer ones, of which Node warns. */
const algorithms = [-8, -7, -257];

/** A key as it is kept. */
export interface KeptPasskey {
  readonly credentialId: string;
  /** The public key in COSE, base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly synced: boolean;
}

/** What a browser answers about a key, as `navigator.credentials` writes it in JSON. */
export interface PasskeyAnswer {
  readonly id: string;
  readonly response: { readonly clientDataJSON: string };
}

/** What the browser needs to make a new key for somebody; `known` are those they have. */
export async function newPasskeyOptions(
  url: string,
  user: { readonly id: number; readonly username: string; readonly fullName: string },
  known: readonly Pick<KeptPasskey, 'credentialId' | 'transports'>[],
) {
  const { generateRegistrationOptions } = await load();
  return generateRegistrationOptions({
    rpName: 'Uli',
    rpID: new URL(url).hostname,
    userName: user.username,
    userDisplayName: user.fullName,
    userID: new TextEncoder().encode(String(user.id)),
    excludeCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: [...transports],
    })),
    supportedAlgorithmIDs: algorithms,
    // The device knows its owner by face, finger or number, so the key alone is as good as password and code.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** What the browser needs to let somebody choose among their keys. */
export async function passkeyLoginOptions(url: string) {
  const { generateAuthenticationOptions } = await load();
  return generateAuthenticationOptions({ rpID: new URL(url).hostname, userVerification: 'required' });
}

/** The riddle that an answer claims to solve; undefined when it cannot be read. */
export function challengeOf(answer: PasskeyAnswer): string | undefined {
  try {
    const text = Buffer.from(answer.response.clientDataJSON, 'base64url').toString('utf8');
    const { challenge } = JSON.parse(text) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

/** Reads a newly made key; undefined when the answer is not what was asked for. */
export async function readNewPasskey(
  url: string,
  answer: PasskeyAnswer,
  challenge: string,
): Promise<KeptPasskey | undefined> {
  const { verifyRegistrationResponse } = await load();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: answer as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: new URL(url).origin,
      expectedRPID: new URL(url).hostname,
      supportedAlgorithmIDs: algorithms,
    });
    if (!verified) return undefined;
    const { credential, credentialBackedUp } = registrationInfo;
    return {
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: credential.transports ?? [],
      synced: credentialBackedUp,
    };
  } catch {
    // The library throws for every answer that is none.
    return undefined;
  }
}

/** The key's new counter when it solved the riddle, undefined when it did not. */
export async function checkPasskey(
  url: string,
  answer: PasskeyAnswer,
  challenge: string,
  kept: KeptPasskey,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await load();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: answer as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: new URL(url).origin,
      expectedRPID: new URL(url).hostname,
      credential: {
        id: kept.credentialId,
        publicKey: new Uint8Array(Buffer.from(kept.publicKey, 'base64url')),
        counter: kept.counter,
      },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}
