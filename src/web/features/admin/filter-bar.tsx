import { useTranslations } from 'use-intl';
import type { AdminFilterOnWire } from '#modules/admin/contract';
import { Field } from '#web/ui/field.tsx';
import { MagnifyingGlassIcon } from '#web/ui/icons.ts';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { KeptFilters } from './kept-filters.tsx';
import type { useFilters } from './use-filters.ts';

export interface FilterBarProps<State extends string> {
  /** Which list it is, where its filters can be kept. */
  list?: AdminFilterOnWire['list'];
  filters: ReturnType<typeof useFilters<State>>;
  /** What can be searched for. */
  label: string;
  states: readonly { readonly value: State; readonly label: string }[];
}

/** Above a list: what is looked for in it, and which of it is shown. */
export function FilterBar<State extends string>({ list, filters, label, states }: FilterBarProps<State>) {
  const t = useTranslations('admin');
  const { typed, setTyped, state, setState, field } = filters;
  return (
    <div className="mb-4 grid gap-4">
      <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_15.5rem]">
        <Field label={label}>
          <TextInput
            ref={field}
            type="search"
            lead={<MagnifyingGlassIcon size={20} />}
            maxLength={100}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        <Field label={t('users.show')}>
          <Select value={state} onChange={(event) => setState(event.target.value as State)}>
            {states.map(({ value, label: words }) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      {list && <KeptFilters list={list} q={filters.q} state={state} narrowed={filters.narrowed} show={filters.show} />}
    </div>
  );
}
