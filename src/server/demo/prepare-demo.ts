import { findUser } from '#modules/accounts';
import type { App } from '#platform/app';
import { openDemo, shutDemo } from './admit-demo.ts';
import { makeDemoJpegs } from './demo-pictures.ts';
import { fillDemo } from './fill-demo.ts';
import { demoSignIn } from './people.ts';
import { demoPictureNames } from './posts.ts';

export interface SignInHint {
  /** Of a professional. */
  readonly username: string;
  /** The username of somebody who only books. */
  readonly client: string;
  readonly password: string;
}

/**
 * Lets the demo people in where the settings want them, and keeps them out elsewhere; with `fill` an empty database gets them.
 * Answers how to sign in to the demo while its people are there and may.
 */
export async function prepareDemo(app: App, { fill }: { readonly fill: boolean }): Promise<SignInHint | undefined> {
  if (!app.config.demo) {
    await shutDemo(app);
    return undefined;
  }
  const filled = fill && (await fillDemo(app));
  // Nobody waits for these: every browser of today takes the WebP files.
  if (filled)
    makeDemoJpegs(app, demoPictureNames).catch((error: Error) =>
      app.log.warn({ reason: error.message }, 'the demo has not all of its JPEG files'),
    );
  if (!filled) await openDemo(app);
  const user = await findUser(app.database, demoSignIn.id);
  return user?.username === demoSignIn.username && !user.absent ? demoSignIn : undefined;
}
