import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import type { CategoryOnWire } from '#modules/categories/contract';
import { browserApi } from '#web/api/browser.ts';
import { meantQuery, useCategories } from '#web/categories.ts';
import { classNames } from '#web/ui/class-names.ts';
import { CheckIcon } from '#web/ui/icons.ts';
import type { ProfileFields } from './profile-fields.ts';

/** The trades at one press each; the one that is pressed writes the profession, too, until somebody writes their own. */
export function TradeField() {
  const t = useTranslations('onboarding.trade');
  const categories = useCategories();
  const { control, getValues, setValue } = useFormContext<ProfileFields>();
  const { field } = useController({ control, name: 'category' });
  // What they wrote before they came here; what they write now follows the press.
  const [profession] = useState(() => getValues('profession'));
  const { data: told } = useQuery(meantQuery(browserApi, profession));
  const chosen = field.value || told?.slug;
  // A category that was added here has no word but its name.
  const whoDoes = ({ slug, name }: CategoryOnWire) => {
    const key = `professions.${slug}` as 'professions.hair';
    return t.has(key) ? t(key) : name;
  };
  function choose(category: CategoryOnWire) {
    field.onChange(category.slug);
    const written = getValues('profession').trim();
    const named = written === '' || categories.some((each) => [each.name, whoDoes(each)].includes(written));
    if (named) setValue('profession', whoDoes(category), { shouldDirty: true });
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 type-small-strong">{t('legend')}</legend>
      <div className="flex flex-wrap gap-2">
        {categories.map((category) => (
          <label key={category.slug} className={tradeClass}>
            <input
              type="radio"
              name={field.name}
              value={category.slug}
              checked={category.slug === chosen}
              onChange={() => choose(category)}
              onBlur={field.onBlur}
              className="sr-only"
            />
            {category.slug === chosen && <CheckIcon size={16} weight="bold" aria-hidden />}
            {category.name}
          </label>
        ))}
      </div>
      <p className="mt-2 type-small text-ink-3">{t('otherTrade')}</p>
    </fieldset>
  );
}

const tradeClass = classNames(
  'pressable hit-44 inline-flex min-h-9 cursor-pointer items-center gap-1.5 rounded-pill border-[1.5px] border-line-strong px-3.5 type-small font-medium hover:border-ink',
  'has-checked:border-action has-checked:bg-action has-checked:text-on-action',
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
);
