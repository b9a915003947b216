import { z } from '@hono/zod-openapi';
import { pageGrounds, pageTypes } from './rules/index.ts';

/** The signed-in person's own shape: the only one with e-mail, phone, trial and subscription. */
export const ownUser = z
  .object({
    id: z.number(),
    username: z.string(),
    fullName: z.string(),
    email: z.string(),
    /** Whether a link mailed to it has been followed. */
    emailVerified: z.boolean(),
    phone: z.string().nullable(),
    bio: z.string().nullable(),
    profileImage: z.string().nullable(),
    profession: z.string().nullable(),
    city: z.string().nullable(),
    /** Degrees, to about a kilometre; null while nobody knows where the city is. */
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    /** What people find them under, such as `hair`; null leaves it to the profession. */
    category: z.string().nullable(),
    timeZone: z.string(),
    /** Of their clock or their city, as ISO 3166 writes it; null while neither tells. */
    country: z.string().nullable(),
    language: z.string(),
    accountType: z.enum(['personal', 'business']),
    businessName: z.string().nullable(),
    businessCategory: z.string().nullable(),
    businessAddress: z.string().nullable(),
    businessPhone: z.string().nullable(),
    pageType: z.enum(pageTypes),
    pageGround: z.enum(pageGrounds),
    customUrl: z.string().nullable(),
    isVerified: z.boolean(),
    isAdmin: z.boolean(),
    /** For admins: whether mail is sent, goes into the outbox, or nowhere because no mail server is set; null for all others. */
    mailsGo: z.enum(['out', 'outbox', 'nowhere']).nullable(),
    /** The admin who is signed in as this person; null in everybody's own session. */
    actedBy: z.string().nullable(),
    subscriptionStatus: z.string(),
    subscriptionTier: z.string().nullable(),
    subscriptionExpiresAt: z.iso.datetime().nullable(),
    /** From when on nothing new can be offered unless a plan begins; null while nothing ends by itself. */
    closesAt: z.iso.datetime().nullable(),
    trialStartedAt: z.iso.datetime().nullable(),
    trialEndsAt: z.iso.datetime().nullable(),
    /** Whether they handed on the link of their page. */
    linkShared: z.boolean(),
    /** Whether they sent away the list of what is left to set up. */
    checklistDismissed: z.boolean(),
    createdAt: z.iso.datetime(),
  })
  .openapi('OwnUser');

export type OwnUser = z.infer<typeof ownUser>;
