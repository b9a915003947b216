import availability from './availability.json' with { type: 'json' };
import composer from './composer.json' with { type: 'json' };
import customUrl from './custom-url.json' with { type: 'json' };
import onboarding from './onboarding.json' with { type: 'json' };
import people from './people.json' with { type: 'json' };
import settings from './settings.json' with { type: 'json' };
import shell from './shell.json' with { type: 'json' };
import { inLanguage } from '../in-language.ts';

/** What the steps of setting up a professional's page say, with the parts of the settings and the composer in them. */
export const onboardingMessages = inLanguage({
  availability,
  composer,
  customUrl,
  onboarding,
  people,
  settings,
  shell,
});
