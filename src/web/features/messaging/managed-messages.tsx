import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { GuestMessageOnWire } from '#modules/guest-messages/contract';
import { Banner } from '#web/ui/banner.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { Bubble } from './bubble.tsx';
import { ByDays } from './by-days.tsx';

/** What came back of a message that was not sent. */
export interface ReturnedMessage {
  readonly content: string;
  /** In the server's words; nothing was written where there are none. */
  readonly problem: string | undefined;
}

export interface ManagedMessagesProps {
  /** Of the professional. */
  name: string;
  /** Of the place: by its days the messages are ordered. */
  timeZone: string;
  /** Shows when a message was written, ISO 8601. */
  timeOf: (createdAt: string) => ReactNode;
  written: { readonly messages: readonly GuestMessageOnWire[]; readonly whyNot: string | null };
  returned: ReturnedMessage | undefined;
  /** Whether one was just sent. */
  sent: boolean;
  /** How else the visit is moved or cancelled on this page, while it can be. */
  hint: 'hint' | 'hintFixed' | undefined;
  /** Whether somebody came to write. */
  open: boolean;
  /** Where somebody with an account writes instead. */
  accountHref: string | undefined;
  /** Where the form is sent. */
  action: string;
  now: number;
}

/** Behind a manage link: what was written about the visit, and where to write. A plain form, no script needed. */
export function ManagedMessages(props: ManagedMessagesProps) {
  const { name, timeZone, timeOf, written, sent, now, returned, open } = props;
  const t = useTranslations('visit.messages');
  const { messages } = written;
  if (messages.length === 0) {
    return (
      <section id="messages" aria-label={t('write', { name })} className="scroll-mt-24">
        <Disclosure summary={t('write', { name })} open={returned !== undefined || open} wide>
          <Writing {...props} />
        </Disclosure>
      </section>
    );
  }
  return (
    <section aria-labelledby="messages">
      <h2 id="messages" className="scroll-mt-24 type-display-s">
        {t('title', { name })}
      </h2>
      <div className="mt-2 grid gap-1.5">
        <ByDays
          messages={messages}
          zone={timeZone}
          now={now}
          bubbleOf={({ fromGuest, content, createdAt }) => (
            <Bubble own={fromGuest} content={content} time={timeOf(createdAt)} />
          )}
        />
      </div>
      {sent && messages.at(-1)!.fromGuest && (
        <Banner look="success" role="status" title={t('sent', { name })} className="mt-3" />
      )}
      <Writing {...props} />
    </section>
  );
}

function Writing({ name, written, returned, accountHref, action, hint }: ManagedMessagesProps) {
  const t = useTranslations('visit.messages');
  if (accountHref !== undefined) {
    return (
      <>
        <p className="mt-1.5 mb-4 text-ink-2">{t('account', { name })}</p>
        <ButtonLink href={accountHref} look="quiet">
          {t('accountAction', { name })}
        </ButtonLink>
      </>
    );
  }
  if (written.whyNot !== null) return <p className="mt-3 text-ink-2">{written.whyNot}</p>;
  const error = returned && (returned.problem ?? t('empty'));
  return (
    <form method="post" action={action} noValidate className="mt-3 grid gap-4">
      {written.messages.length === 0 && <p className="text-ink-2">{t('text', { name })}</p>}
      {returned?.problem && <Banner look="danger" role="alert" title={returned.problem} />}
      <Field
        id="content"
        label={t('label')}
        hint={hint && t(hint, { name })}
        error={returned?.problem ? undefined : error}
      >
        <TextArea name="content" rows={3} maxLength={2000} defaultValue={returned?.content ?? ''} />
      </Field>
      <div>
        <Button type="submit" name="intent" value="write" look="quiet">
          {t('send')}
        </Button>
      </div>
    </form>
  );
}
