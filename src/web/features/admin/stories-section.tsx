import { useTranslations } from 'use-intl';
import type { ToldStoryOnWire } from '#modules/admin/contract';
import { browserApi } from '#web/api/browser.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { EntriesSection } from './entries-section.tsx';

interface Typed extends ToldStoryOnWire {
  readonly agreed: boolean;
}

// What is shown was agreed to when it was saved.
const typed = (story: ToldStoryOnWire): Typed => ({ ...story, agreed: true });

/** What people say of Uli, in place of the samples. */
export function StoriesSection({ stories }: { stories: readonly ToldStoryOnWire[] }) {
  const t = useTranslations('admin.place.stories');
  const errorOf = (missing: boolean, sentence: string) => (missing ? sentence : undefined);
  return (
    <EntriesSection<Typed>
      of="stories"
      saved={stories.map(typed)}
      most={3}
      empty={{ quote: '', name: '', trade: '', agreed: false }}
      isRight={({ quote, name, agreed }) => quote.trim() !== '' && name.trim() !== '' && agreed}
      fieldsOf={({ quote, name, trade, agreed }, change, checked) => (
        <>
          <Field label={t('quote')} error={errorOf(checked && !quote.trim(), t('quoteMissing'))} required>
            <TextArea
              rows={3}
              maxLength={300}
              value={quote}
              onChange={(event) => change({ quote: event.target.value.replaceAll('\n', ' ') })}
            />
          </Field>
          <Field label={t('name')} error={errorOf(checked && !name.trim(), t('nameMissing'))} required>
            <TextInput
              value={name}
              maxLength={60}
              autoComplete="off"
              onChange={(event) => change({ name: event.target.value })}
            />
          </Field>
          <Field label={t('trade')} optional={t('optional')}>
            <TextInput
              value={trade}
              maxLength={60}
              autoComplete="off"
              onChange={(event) => change({ trade: event.target.value })}
            />
          </Field>
          <Checkbox
            label={t('agreed')}
            checked={agreed}
            error={errorOf(checked && !agreed, t('agreedMissing'))}
            onChange={(event) => change({ agreed: event.target.checked })}
          />
        </>
      )}
      save={async (entries, reason) => {
        // None is sent without: the section asks for the tick first.
        const told = entries.map((entry) => ({ ...entry, agreed: true as const }));
        const now = await browserApi('PUT /api/admin/stories', { body: { stories: told, reason } });
        return now.stories.map(typed);
      }}
    />
  );
}
