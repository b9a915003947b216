import catalogue from './catalogue.json' with { type: 'json' };
import serviceTemplates from './service-templates.json' with { type: 'json' };
import { onboardingMessages } from './onboarding.ts';
import { inLanguage } from '../in-language.ts';

/** What the step of the services says beside what all steps say. */
export const onboardingServicesMessages = inLanguage({ catalogue, serviceTemplates }, onboardingMessages);
