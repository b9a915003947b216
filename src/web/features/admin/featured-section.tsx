import { useTranslations } from 'use-intl';
import { linkShape } from '#kernel/link';
import type { FeaturedOnWire } from '#modules/admin/contract';
import { browserApi } from '#web/api/browser.ts';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { EntriesSection } from './entries-section.tsx';

interface Typed {
  readonly name: string;
  readonly link: string;
}

const typed = ({ name, href }: FeaturedOnWire): Typed => ({ name, link: href ?? '' });
const isNamed = ({ name }: Typed) => name.trim() !== '';
const leadsSomewhere = ({ link }: Typed) => link.trim() === '' || linkShape.test(link.trim());

/** The names of the strip on the first page. */
export function FeaturedSection({ featured }: { featured: readonly FeaturedOnWire[] }) {
  const t = useTranslations('admin.place.featured');
  return (
    <EntriesSection<Typed>
      of="featured"
      saved={featured.map(typed)}
      most={6}
      empty={{ name: '', link: '' }}
      isRight={(entry) => isNamed(entry) && leadsSomewhere(entry)}
      fieldsOf={(entry, change, checked) => (
        <>
          <Field label={t('name')} error={checked && !isNamed(entry) ? t('nameMissing') : undefined} required>
            <TextInput
              value={entry.name}
              maxLength={40}
              autoComplete="off"
              onChange={(event) => change({ name: event.target.value })}
            />
          </Field>
          <Field
            label={t('link')}
            optional={t('optional')}
            hint={t('linkHint')}
            error={checked && !leadsSomewhere(entry) ? t('linkWrong') : undefined}
          >
            <TextInput
              value={entry.link}
              maxLength={300}
              inputMode="url"
              dir="ltr"
              autoComplete="off"
              onChange={(event) => change({ link: event.target.value })}
            />
          </Field>
        </>
      )}
      save={async (entries, reason) => {
        const wished = entries.map(({ name, link }) => ({ name, href: link.trim() || null }));
        const now = await browserApi('PUT /api/admin/featured', { body: { featured: wished, reason } });
        return now.featured.map(typed);
      }}
    />
  );
}
