import { useRef, type InputEvent, type ReactNode, type SubmitEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/button.tsx';
import { ArrowRightIcon, MagnifyingGlassIcon } from '#web/ui/icons.ts';
import { TextInput } from '#web/ui/text-input.tsx';
import type { Filters } from './filters.ts';
import { MoreFilters } from './more-filters.tsx';
import { NearMe } from './near-me.tsx';
import { resultsId } from './plain-search.tsx';
import { WhenChips } from './when-chips.tsx';

/** So long after a key one waits for the next one. */
const pauseMs = 300;

export interface FilterFormProps {
  filters: Filters;
  /** Where the form goes without script. */
  action: string;
  /** The row of categories, which are links and so no fields. */
  categories: ReactNode;
  /** Shows what the fields say now. */
  onChange: (fields: FormData) => void;
}

export const filterFormId = 'explore-filters';

/** What somebody looks for. Without script its button sends it; with script every change does. */
export function FilterForm({ filters, action, categories, onChange }: FilterFormProps) {
  const t = useTranslations('explore');
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const send = () => {
    clearTimeout(timer.current);
    if (form.current) onChange(new FormData(form.current));
  };
  function change({ target }: InputEvent<HTMLFormElement>) {
    const field = target as unknown as HTMLInputElement | HTMLSelectElement;
    clearTimeout(timer.current);
    const typed = field instanceof HTMLInputElement && (field.type === 'search' || field.type === 'text');
    // Half a date or time is none yet.
    if (field.validity.badInput) return;
    chooseOneDay(field);
    if (typed || field.type === 'number') timer.current = setTimeout(send, pauseMs);
    else send();
  }
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    send();
    // What was asked for may lie below the filters, or under the keyboard of a phone.
    const results = document.getElementById(resultsId);
    const seen = visualViewport?.height ?? innerHeight;
    if (!results || results.getBoundingClientRect().top <= seen) return;
    // The browser would go back to a field that it thinks somebody writes in.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    results.scrollIntoView();
  }
  return (
    <form
      ref={form}
      id={filterFormId}
      role="search"
      aria-label={t('search')}
      method="get"
      action={action}
      onInput={change}
      onSubmit={submit}
      className="grid gap-3"
    >
      {filters.view === 'work' && <input type="hidden" name="view" value="work" />}
      <div className="flex gap-2">
        <TextInput
          type="search"
          name="q"
          tall
          lead={<MagnifyingGlassIcon size={22} />}
          aria-label={t('search')}
          placeholder={t('searchPlaceholder')}
          defaultValue={filters.q}
          maxLength={80}
          autoComplete="off"
          enterKeyHint="search"
          className="min-w-0 grow"
        />
        <Button type="submit" aria-label={t('searchSubmit')} className="min-h-14! max-md:px-4">
          <span className="max-md:hidden">{t('searchSubmit')}</span>
          <ArrowRightIcon size={22} aria-hidden className="mirrored md:hidden" />
        </Button>
      </div>
      {categories}
      <NearMe filters={filters} form={form} onLocated={onChange}>
        <WhenChips filters={filters} />
      </NearMe>
      <MoreFilters filters={filters} />
    </form>
  );
}

/**
 * A date takes the place of a span of days that was chosen before it, and a span that of a date. Hours are of some day: of
 * today where none is chosen, and they go with theirs.
 */
function chooseOneDay(field: HTMLInputElement | HTMLSelectElement): void {
  const all = [...(field.form?.elements ?? [])].filter((one) => one instanceof HTMLInputElement);
  const named = (...names: string[]) => all.filter(({ name }) => names.includes(name));
  const [spans, dates, hours] = [named('when'), named('date'), named('from', 'to')];
  if (field.name === 'date' && field.value) for (const span of spans) span.checked = false;
  if (field.name === 'when') for (const date of dates) date.value = '';
  const hasDay = dates.some(({ value }) => value) || spans.some(({ checked, value }) => checked && isDays(value));
  if (hasDay) return;
  if (hours.some((hour) => hour === field && hour.value))
    for (const span of spans) span.checked = span.value === 'today';
  else for (const hour of hours) hour.value = '';
}

/** Whether a span names days: not any time, nor gaps at short notice. */
const isDays = (span: string) => span !== '' && span !== 'openings';
