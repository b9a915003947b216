import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { browserApi } from '#web/api/browser.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Field } from '#web/ui/field.tsx';
import { PersonRow } from '#web/ui/person-row.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useSettled } from '#web/ui/use-settled.ts';
import { draftOf, nobodyYet, type ClientDraft } from './client-draft.ts';
import { ownClientsQuery } from './own-clients-query.ts';

export interface ClientFieldsProps {
  client: ClientDraft;
  onChange: (client: ClientDraft) => void;
  /** Whether the professional has proved their own address: else nobody whom they write in gets a mail. */
  emailVerified: boolean;
  errors: { readonly [field in 'name' | 'email' | 'phone']?: string | undefined };
}

/** Who comes: one of the clients so far, offered by what is typed, or somebody new, for whom a name is enough. */
export function ClientFields({ client, onChange, emailVerified, errors }: ClientFieldsProps) {
  const t = useTranslations('calendar');
  if (client.account) {
    return (
      <PersonRow
        size="small"
        name={client.account.fullName}
        username={client.account.username}
        photo={photoOf(client.account.profileImage)}
        action={
          <Button look="quiet" size="compact" onClick={() => onChange(nobodyYet)}>
            {t('book.someoneElse')}
          </Button>
        }
      />
    );
  }
  return (
    <>
      <Field label={t('book.client')} required error={errors.name}>
        <TextInput
          value={client.name}
          autoComplete="off"
          maxLength={120}
          onChange={(event) => onChange({ ...client, name: event.target.value })}
        />
      </Field>
      <OwnClients typed={client.name} onChoose={onChange} />
      <div className="grid items-start gap-5 md:grid-cols-2 md:gap-3">
        <Field
          label={t('book.email')}
          optional={t('block.optional')}
          hint={t(emailVerified ? 'book.emailHint' : 'book.emailWaits')}
          error={errors.email}
        >
          <TextInput
            type="email"
            value={client.email}
            autoComplete="off"
            maxLength={254}
            onChange={(event) => onChange({ ...client, email: event.target.value })}
          />
        </Field>
        <Field label={t('book.phone')} optional={t('block.optional')} error={errors.phone}>
          <TextInput
            type="tel"
            value={client.phone}
            autoComplete="off"
            maxLength={40}
            onChange={(event) => onChange({ ...client, phone: event.target.value })}
          />
        </Field>
      </div>
    </>
  );
}

/** One press instead of typing again. Nobody is offered any more once the name is whole. */
function OwnClients({ typed, onChoose }: { typed: string; onChoose: (client: ClientDraft) => void }) {
  const t = useTranslations('calendar');
  const labelId = useId();
  const search = useSettled(typed.trim());
  const { data = [] } = useQuery(ownClientsQuery(browserApi, search));
  const others = data.filter(({ client, guest }) => client !== null || guest?.fullName !== typed);
  if (others.length === 0) return null;
  return (
    <div className="-mt-3 grid gap-2">
      <p id={labelId} className="type-small text-ink-2">
        {t('book.ownClients')}
      </p>
      <div role="group" aria-labelledby={labelId} className="flex flex-wrap gap-2">
        {others.slice(0, 5).map(({ id, client, guest }) => (
          <Chip key={id} aria-pressed={undefined} onClick={() => onChoose(draftOf({ client, guest }))}>
            {(client ?? guest)!.fullName}
          </Chip>
        ))}
      </div>
    </div>
  );
}

function photoOf(src: string | null) {
  return src ? { src } : null;
}
