import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Config } from '#platform/config';
import { failureOf } from './failure.ts';

export { MailFailure } from './failure.ts';

/** REQUEST invites, CANCEL withdraws the invitation, PUBLISH offers an entry to whoever wants it. */
export type CalendarMethod = 'REQUEST' | 'CANCEL' | 'PUBLISH';

export interface CalendarPart {
  readonly method: CalendarMethod;
  /** An iCalendar object whose entries share one UID. */
  readonly content: string;
}

export interface OutgoingMail {
  /** With its angle brackets; the same one each time that the same mail is tried. */
  readonly messageId: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /**
   * Calendar entries, each about one UID (RFC 5546). The first is a part of the message that clients read, and a file for those
   * that do not; most clients read only one, so the others are files.
   */
  readonly calendars?: readonly CalendarPart[];
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
    async send({ messageId, to, subject, text, html, calendars = [] }) {
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
          ...calendarParts(calendars),
        });
      } catch (error) {
        throw failureOf(error);
      }
    },
  };
}

function calendarParts(calendars: readonly CalendarPart[]): Pick<SendMailOptions, 'icalEvent' | 'attachments'> {
  const [first, ...others] = calendars;
  if (!first) return {};
  const { method, content } = first;
  return {
    icalEvent: { method, content, filename: others.length === 0 ? 'visit.ics' : 'visit-1.ics' },
    attachments: others.map((other, index) => ({
      filename: `visit-${index + 2}.ics`,
      content: other.content,
      contentType: `text/calendar; charset=utf-8; method=${other.method}`,
    })),
  };
}
