import { findUser } from '#modules/accounts';
import type { App } from '#platform/app';
import { fillDemo } from './fill-demo.ts';
import { demoSignIn } from './people.ts';

export interface SignInHint {
  readonly username: string;
  readonly password: string;
}

/** Fills an empty database; answers how to sign in to the demo while its people are there. */
export async function prepareDemo(app: App): Promise<SignInHint | undefined> {
  await fillDemo(app);
  const user = await findUser(app.database, demoSignIn.id);
  return user?.username === demoSignIn.username ? demoSignIn : undefined;
}
