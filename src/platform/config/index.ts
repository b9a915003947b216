import { z } from 'zod';

const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');
const port = z.coerce.number().int().min(0).max(65535);
const url = z.url({ protocol: /^https?$/ });

const variables = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  ULI_URL: url.optional(),
  ULI_DATA: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  ULI_SECRET: z.string().min(32, 'needs at least 32 characters').optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).optional(),
  TRUSTED_PROXIES: z.string().default(''),
  ULI_DEMO: onOff.default(true),
  ULI_RATE_LIMITS: onOff.default(true),
});

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Public address without a trailing slash; never taken from the Host header. */
  readonly url: string;
  readonly dataFolder: string;
  readonly databaseUrl?: string;
  readonly secret?: string;
  readonly smtpUrl?: string;
  readonly mailFrom: string;
  readonly trustedProxies: readonly string[];
  readonly demo: boolean;
  readonly rateLimits: boolean;
}

/** A setting is wrong: one sentence that names it. */
export class WrongSetting extends Error {}

/** Reads and validates the environment; throws `WrongSetting` naming the first wrong variable. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const read = variables.safeParse(given);
  if (!read.success) {
    const issue = read.error.issues[0];
    throw new WrongSetting(`The setting ${issue?.path.join('.')} is wrong: ${issue?.message}.`);
  }
  const set = read.data;
  const address = (set.ULI_URL ?? `http://localhost:${set.PORT}`).replace(/\/+$/, '');
  return {
    port: set.PORT,
    host: set.HOST,
    url: address,
    dataFolder: set.ULI_DATA,
    databaseUrl: set.DATABASE_URL,
    secret: set.ULI_SECRET,
    smtpUrl: set.SMTP_URL,
    mailFrom: set.MAIL_FROM ?? `Uli <no-reply@${new URL(address).hostname}>`,
    trustedProxies: set.TRUSTED_PROXIES.split(',')
      .map((proxy) => proxy.trim())
      .filter(Boolean),
    demo: set.ULI_DEMO,
    rateLimits: set.ULI_RATE_LIMITS,
  };
}
