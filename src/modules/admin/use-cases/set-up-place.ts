import type { Person } from '#kernel/actor';
import { readSiteSettings, writeSiteSettings, type SiteSettings } from '#modules/accounts';
import type { App } from '#platform/app';
import type { Config } from '#platform/config';
import { mustBeAdmin } from '../rules/index.ts';
import type { SettingsOnWire } from '../settings.contract.ts';
import { asAdmin } from './write-audit.ts';

/** How this place is set up: what admins decide, and what only the environment says. */
export async function readSettings(app: App, person: Person): Promise<SettingsOnWire> {
  mustBeAdmin(person);
  return present(app.config, await readSiteSettings(app.database));
}

/** Decides whether anybody may open an account. */
export function changeSettings(
  app: App,
  person: Person,
  { registrationsOpen, reason }: SiteSettings & { readonly reason: string },
): Promise<SettingsOnWire> {
  return asAdmin(app, person, async (transaction, write) => {
    await writeSiteSettings(transaction, { registrationsOpen });
    const details = { registrationsOpen };
    await write({ action: 'change_settings', subjectKind: 'setting', subjectId: 1, reason, details });
    return present(app.config, { registrationsOpen });
  });
}

function present(config: Config, site: SiteSettings): SettingsOnWire {
  const said = (variable: string, value: string | undefined) => ({
    variable,
    value: value || null,
    isSet: Boolean(value),
  });
  const secret = (variable: string, isSet: boolean) => ({ variable, value: null, isSet });
  const environment = [
    said('ULI_URL', config.url),
    said('CONTACT_EMAIL', config.contactEmail),
    said('ULI_TIME_ZONE', config.timeZone),
    secret('SMTP_URL', config.smtpUrl !== undefined),
    said('MAIL_FROM', config.mailFrom),
    secret('DATABASE_URL', config.databaseUrl !== undefined),
    said('S3_BUCKET', config.s3?.bucket),
    secret('STRIPE_SECRET_KEY', config.stripe !== undefined),
    said('ULI_PLANS', config.plans),
    said('ULI_DEMO', config.demo ? 'on' : 'off'),
    said('ULI_RATE_LIMITS', config.rateLimits ? 'on' : 'off'),
    said('TRUSTED_PROXIES', config.trustedProxies.named.join(', ')),
  ];
  return { ...site, environment };
}
