import { useRef, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError } from '#web/api/error.ts';
import { Button } from '#web/ui/button.tsx';
import { focusFirstInvalid } from '#web/ui/focus-first-invalid.ts';
import { PageSection } from '#web/ui/page-section.tsx';
import { EntryList, type EntryListProps } from './entry-list.tsx';
import { useAsking } from './use-asking.tsx';

export interface EntriesSectionProps<Entry> extends Pick<EntryListProps<Entry>, 'most' | 'empty'> {
  /** Whose words it has. */
  of: 'featured' | 'stories';
  /** As they stand now. */
  saved: readonly Entry[];
  isRight: (entry: Entry) => boolean;
  fieldsOf: (entry: Entry, change: (part: Partial<Entry>) => void, checked: boolean) => ReactNode;
  /** Puts them in place of all others, and answers how they stand then. */
  save: (entries: readonly Entry[], reason: string) => Promise<readonly Entry[]>;
}

/** Something that the operator puts on the pages that tell about Uli, until it goes back to the default. */
export function EntriesSection<Entry extends object>(props: EntriesSectionProps<Entry>) {
  const { of, saved, most, empty, isRight, fieldsOf, save } = props;
  const t = useTranslations('admin.place');
  const tAction = useTranslations('admin.action');
  const [entries, setEntries] = useState(saved);
  const [checked, setChecked] = useState(false);
  const untouched = saved.length === 0 && entries.length === 0;
  const section = useRef<HTMLDivElement>(null);
  /** The dialog has no fields to mark: what was refused is said with the entry it is about. */
  const nameEntry = (error: unknown): never => {
    const [[at, sentence] = []] = error instanceof ApiError ? Object.entries(error.body.fields ?? {}) : [];
    const number = Number(at?.split('.')[1]) + 1;
    if (!(error instanceof ApiError) || !sentence || !number) throw error;
    throw new ApiError(error.status, { message: t('entry.refused', { name: t(`${of}.entry`, { number }), sentence }) });
  };
  const { ask, dialog } = useAsking<'save' | 'reset'>((deed) => ({
    title: t(`entry.${deed}.title`, { what: t(`${of}.title`) }),
    text: t(`entry.${deed}.text`),
    confirm: t(`entry.${deed}.do`),
    danger: deed === 'reset',
    aboutNobody: true,
    act: async ({ reason }) => {
      setEntries(await save(deed === 'save' ? entries : [], reason).catch(nameEntry));
      setChecked(false);
    },
    done: () => ({ title: tAction(`change_${of}`) }),
  }));
  return (
    <PageSection id={of} title={t(`${of}.title`)} text={t(`${of}.text`)}>
      <div ref={section} className="grid max-w-160 grid-cols-[minmax(0,1fr)] gap-5">
        <EntryList
          entries={entries}
          onChange={setEntries}
          most={most}
          empty={empty}
          nameOf={(number) => t(`${of}.entry`, { number })}
          addLabel={t(`${of}.add`)}
          fieldsOf={(entry, change) => fieldsOf(entry, change, checked)}
        />
        <div className="flex flex-wrap gap-3">
          <Button
            look="quiet"
            aria-disabled={untouched}
            onClick={(event) => {
              if (untouched) return;
              setChecked(true);
              if (entries.every(isRight)) ask('save', event);
              else focusFirstInvalid(section.current);
            }}
          >
            {t('entry.save.do')}
          </Button>
          <Button look="plain" aria-disabled={untouched} onClick={(event) => untouched || ask('reset', event)}>
            {t('entry.reset.do')}
          </Button>
        </div>
      </div>
      {dialog}
    </PageSection>
  );
}
