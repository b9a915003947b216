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
  /** The username of a client. */
  readonly client: string;
  readonly password: string;
}

/**
 * Admits the demo users if the settings allow them, otherwise keeps them out; with `fill` an empty database gets them.
 * Returns the demo sign-in while the demo users exist and are admitted.
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
