import { findUser } from '#modules/accounts';
import type { App } from '#platform/app';
import { makeDemoJpegs } from './demo-pictures.ts';
import { fillDemo } from './fill-demo.ts';
import { demoSignIn } from './people.ts';
import { demoPictureNames } from './posts.ts';

export interface SignInHint {
  readonly username: string;
  readonly password: string;
}

/** Fills an empty database; answers how to sign in to the demo while its people are there. */
export async function prepareDemo(app: App): Promise<SignInHint | undefined> {
  const filled = await fillDemo(app);
  // Nobody waits for these: every browser of today takes the WebP files.
  if (filled)
    makeDemoJpegs(app, demoPictureNames).catch((error: Error) =>
      app.log.warn({ reason: error.message }, 'the demo has not all of its JPEG files'),
    );
  const user = await findUser(app.database, demoSignIn.id);
  return user?.username === demoSignIn.username ? demoSignIn : undefined;
}
