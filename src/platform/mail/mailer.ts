import { createTransport } from 'nodemailer';
import type { Config } from '#platform/config';
import { failureOf } from './failure.ts';

export { MailFailure } from './failure.ts';

/** REQUEST invites, CANCEL withdraws the invitation, PUBLISH offers an entry to whoever wants it. */
export type CalendarMethod = 'REQUEST' | 'CANCEL' | 'PUBLISH';

export interface OutgoingMail {
  /** With its angle brackets; the same one each time that the same mail is tried. */
  readonly messageId: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** A calendar entry: a part of the message that clients read, and a file for those that do not. */
  readonly calendar?: { readonly method: CalendarMethod; readonly content: string };
}

export interface Mailer {
  /** Hands one mail to the server; resolves once it took it, throws a `MailFailure` otherwise. */
  send(mail: OutgoingMail): Promise<void>;
}

/**
 * A mailer over `SMTP_URL`; undefined without the setting. Each mail has a connection of its own: a pool sends a mail
 * again when the connection ends before the server's answer, and then it may arrive twice.
 */
export function createMailer(config: Config): Mailer | undefined {
  if (!config.smtpUrl) return undefined;
  const transport = createTransport({
    url: config.smtpUrl,
    // With opportunistic TLS, an attacker on the path can strip the offer.
    requireTLS: config.smtpTls === 'required',
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ messageId, to, subject, text, html, calendar }) {
      try {
        await transport.sendMail({
          from: config.mailFrom,
          // As an address, so that a comma in it can never become a second recipient.
          to: { name: '', address: to },
          subject,
          text,
          html,
          messageId,
          // Away-notices and other robots do not answer what says this (RFC 3834).
          headers: { 'Auto-Submitted': 'auto-generated' },
          ...(calendar && { icalEvent: { method: calendar.method, content: calendar.content, filename: 'visit.ics' } }),
        });
      } catch (error) {
        throw failureOf(error);
      }
    },
  };
}
