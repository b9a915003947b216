import type { App } from '#platform/app';
import { speak, translator } from '#platform/messages';
import { writeMail, type MailWriters, type QueuedLetter, type WrittenMail } from '../rules/index.ts';

/** The entries of one mail that replaces several; earliest first, at least one. */
export interface DigestLetter {
  readonly entries: readonly QueuedLetter[];
}

/** Writes one mail in place of several: the current state of one visit, or a line for each subject. */
export function writeDigest(app: Pick<App, 'config'>, writers: MailWriters, { entries }: DigestLetter): WrittenMail {
  const written = entries.flatMap((entry) => writeMail(writers, entry) ?? []);
  const last = written.at(-1)!;
  return speak(last.content.language, () => {
    const t = translator();
    if (written.length === 1) {
      const title = t('notifications.digest.oneTitle');
      const lines = [t('notifications.digest.oneLine'), ...last.content.lines];
      return {
        ...last,
        subject: `${title}: ${last.subject}`,
        content: { ...last.content, title, preview: lines[0]!, lines },
      };
    }
    const title = t('notifications.digest.title');
    const line = t('notifications.digest.line');
    return {
      subject: title,
      content: {
        language: last.content.language,
        title,
        preview: line,
        lines: [line],
        list: written.map(({ subject }) => subject),
        actions: written.flatMap(({ subject, content }) =>
          content.actions.slice(0, 1).map(({ href }) => ({ label: subject, href })),
        ),
        footer: [t('notifications.sentBy', { url: app.config.url })],
      },
      // Of each entry the latest: what was to be withdrawn is withdrawn.
      calendars: [
        ...new Map(written.flatMap(({ calendars = [] }) => calendars.map((each) => [each.uid, each]))).values(),
      ],
    };
  });
}
