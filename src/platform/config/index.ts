import { z } from 'zod';
import { isLoopback } from '#kernel/loopback';
import { isTimeZone } from '#kernel/time';
import { NoProxies, readProxies, type TrustedProxies } from './trusted-proxies.ts';

export { readProxies, type TrustedProxies } from './trusted-proxies.ts';

const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');
const port = z.coerce.number().int().min(0).max(65535);
const megabytes = z.coerce.number('is no number of megabytes').int().min(1).max(1_000_000_000);
const url = z.url({ protocol: /^https?$/ });
const postgresUrl = z.url({ protocol: /^postgres(ql)?$/ });

function proxiesOf(text: string, context: z.core.$RefinementCtx<string>): TrustedProxies {
  try {
    return readProxies(text);
  } catch (error) {
    if (!(error instanceof NoProxies)) throw error;
    context.issues.push({ code: 'custom', input: text, message: error.message });
    return z.NEVER;
  }
}

const variables = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  ULI_URL: url.optional(),
  ULI_DATA: z.string().min(1).default('./data'),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_OWNER_URL: postgresUrl.optional(),
  DATABASE_POOL: z.coerce.number().int().min(4).max(80).optional(),
  ULI_SECRET: z.string().min(32, 'needs at least 32 characters').optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  SMTP_TLS: z.enum(['required', 'optional']).optional(),
  MAIL_FROM: z.string().min(3).optional(),
  CONTACT_EMAIL: z.email().optional(),
  ULI_TIME_ZONE: z
    .string()
    .refine((zone) => isTimeZone(zone), 'is no time zone such as Europe/London')
    .optional(),
  HSTS_SUBDOMAINS: onOff.default(false),
  TRUSTED_PROXIES: z.string().default('').transform(proxiesOf),
  S3_ENDPOINT: url.optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'is no name of a bucket')
    .optional(),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  S3_REGION: z
    .string()
    .regex(/^[\w-]+$/, 'is no region')
    .default('us-east-1'),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(?:sk|rk)_(?:test|live)_\w+$/, 'is no secret key of Stripe')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+(?:,\s*whsec_\w+)*$/, 'is no secret of a Stripe webhook, nor several with commas between them')
    .optional(),
  ULI_PLANS: z.enum(['paid', 'free']).default('paid'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).optional(),
  ULI_DEMO: onOff.optional(),
  ULI_RATE_LIMITS: onOff.default(true),
  ULI_MEDIA_QUOTA: megabytes.default(2000),
  ULI_DISK_RESERVE: megabytes.default(500),
});

/** Out of PostgreSQL's usual 100 connections: room for eight processes on one database and for an administrator. */
const sharedPool = 10;
/** The embedded database has one process and 100 connections. */
const ownPool = 20;

/** An S3-compatible store; the endpoint has no trailing slash. */
export interface S3Settings {
  readonly endpoint: string;
  readonly bucket: string;
  readonly accessKey: string;
  readonly secretKey: string;
  readonly region: string;
}

/** An account with the payment provider. */
export interface StripeSettings {
  readonly secretKey: string;
  /** Each signs what the provider tells us: of our own account, and of the accounts connected to it. */
  readonly webhookSecrets: readonly string[];
}

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Public address without a trailing slash; never taken from the Host header. */
  readonly url: string;
  readonly dataFolder: string;
  readonly databaseUrl?: string;
  /** The same database as the role that owns it; without it the one of `databaseUrl` owns it, too. */
  readonly databaseOwnerUrl?: string;
  /** The maximum number of connections per process, besides the one that listens. */
  readonly databasePool: number;
  readonly secret?: string;
  readonly smtpUrl?: string;
  /** Whether a mail server that offers no TLS gets neither mail nor password. */
  readonly smtpTls: 'required' | 'optional';
  readonly mailFrom: string;
  /** Who reads what is written on the contact page. */
  readonly contactEmail: string;
  /** Of whoever runs this server: their office hours are in it. */
  readonly timeZone: string;
  /** Whether browsers must use https for every subdomain of the public address as well. */
  readonly hstsSubdomains: boolean;
  readonly trustedProxies: TrustedProxies;
  /** Where files go; without it they lie in the data folder. */
  readonly s3?: S3Settings;
  /** Who moves money; without it a sandbox pretends to. */
  readonly stripe?: StripeSettings;
  /** Whether professionals pay for their plan, or whoever runs this server gives it to them. */
  readonly plans: 'paid' | 'free';
  /** Whether demo accounts are allowed: their password is public. Defaults to on if the program is reachable on loopback only. */
  readonly demo: boolean;
  readonly rateLimits: boolean;
  /** The maximum total size of one person's stored pictures, in bytes. */
  readonly mediaQuota: number;
  /** Bytes of disk space that uploads must leave free. */
  readonly diskReserve: number;
  /** The log level; undefined if the operator set none. */
  readonly logLevel?: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';
}

/**
 * Where mail goes: `out` to a mail server; into the `outbox`, which is shown only if the program is reachable on loopback
 * alone; or `nowhere`. Only settings decide, never a request.
 */
export function mailsGo(config: Pick<Config, 'host' | 'url' | 'smtpUrl'>): 'out' | 'outbox' | 'nowhere' {
  if (config.smtpUrl !== undefined) return 'out';
  return isLocal(config) ? 'outbox' : 'nowhere';
}

/** Whether the settings make the program reachable on loopback only. */
function isLocal({ host, url: address }: Pick<Config, 'host' | 'url'>): boolean {
  return isLoopback(host) && isLoopback(new URL(address).hostname);
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
  const { hostname } = new URL(address);
  return {
    port: set.PORT,
    host: set.HOST,
    url: address,
    dataFolder: set.ULI_DATA,
    ...databaseOf(set),
    secret: set.ULI_SECRET,
    smtpUrl: set.SMTP_URL,
    smtpTls: set.SMTP_TLS ?? (set.SMTP_URL && isLoopback(new URL(set.SMTP_URL).hostname) ? 'optional' : 'required'),
    mailFrom: set.MAIL_FROM ?? `Uli <no-reply@${hostname}>`,
    contactEmail: set.CONTACT_EMAIL ?? addressIn(set.MAIL_FROM) ?? `hello@${hostname}`,
    timeZone: set.ULI_TIME_ZONE ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
    hstsSubdomains: set.HSTS_SUBDOMAINS,
    trustedProxies: set.TRUSTED_PROXIES,
    ...s3Of(set),
    ...stripeOf(set),
    plans: set.ULI_PLANS,
    demo: set.ULI_DEMO ?? isLocal({ host: set.HOST, url: address }),
    rateLimits: set.ULI_RATE_LIMITS,
    mediaQuota: set.ULI_MEDIA_QUOTA * 1_000_000,
    diskReserve: set.ULI_DISK_RESERVE * 1_000_000,
    logLevel: set.LOG_LEVEL,
  };
}

/** Unknown variables that look like settings of Uli, each with the setting that may be meant; most are typos. */
export function unknownSettings(environment: Readonly<Record<string, string | undefined>>): string[] {
  const known = Object.keys(variables.shape);
  const unknown = Object.keys(environment).filter((name) => name.startsWith('ULI_') && !known.includes(name));
  return unknown.map((name) => {
    const meant = known.find((each) => each.startsWith(name) || name.startsWith(each));
    return meant ? `${name} (${meant}?)` : name;
  });
}

/** The address of a sender such as `Uli <hello@uli.example>`. */
function addressIn(sender: string | undefined): string | undefined {
  return sender && (/<([^<>]+@[^<>]+)>/.exec(sender)?.[1] ?? sender);
}

/** Whether settings that need each other are given: all of them, or none. */
function areGiven(kind: string, needed: Readonly<Record<string, string | undefined>>): boolean {
  const missing = Object.entries(needed).filter(([, value]) => value === undefined);
  if (missing.length === Object.keys(needed).length) return false;
  if (missing[0])
    throw new WrongSetting(`The setting ${missing[0][0]} is missing: the other ${kind} settings need it.`);
  return true;
}

/** Without them a sandbox pretends to move money. */
function stripeOf({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET }: z.infer<typeof variables>): Pick<Config, 'stripe'> {
  if (!areGiven('Stripe', { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET })) return {};
  return { stripe: { secretKey: STRIPE_SECRET_KEY!, webhookSecrets: STRIPE_WEBHOOK_SECRET!.split(/,\s*/) } };
}

function databaseOf({ DATABASE_URL, DATABASE_OWNER_URL, DATABASE_POOL }: z.infer<typeof variables>) {
  if (DATABASE_OWNER_URL && !DATABASE_URL)
    throw new WrongSetting(
      'The setting DATABASE_URL is missing: DATABASE_OWNER_URL is the same database as its owner.',
    );
  const databasePool = DATABASE_POOL ?? (DATABASE_URL ? sharedPool : ownPool);
  return { databaseUrl: DATABASE_URL, databaseOwnerUrl: DATABASE_OWNER_URL, databasePool };
}

function s3Of(set: z.infer<typeof variables>): Pick<Config, 's3'> {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY } = set;
  if (!areGiven('S3', { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY })) return {};
  return {
    s3: {
      endpoint: set.S3_ENDPOINT!.replace(/\/+$/, ''),
      bucket: set.S3_BUCKET!,
      accessKey: set.S3_ACCESS_KEY!,
      secretKey: set.S3_SECRET_KEY!,
      region: set.S3_REGION,
    },
  };
}
