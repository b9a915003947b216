import { useController, useFormContext } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { categories, categoryOf, type Category } from '#modules/profiles/rules';
import { classNames } from '#web/ui/class-names.ts';
import { CheckIcon } from '#web/ui/icons.ts';
import type { ProfileFields } from './profile-fields.ts';

/** The trades at one press each; the one that is pressed names the profession, too, until somebody writes their own. */
export function TradeField() {
  const t = useTranslations('onboarding.trade');
  const tCategory = useTranslations('explore.category');
  const { control, getValues, setValue } = useFormContext<ProfileFields>();
  const { field } = useController({ control, name: 'category' });
  const chosen = field.value || categoryOf(getValues('profession')) || '';
  function choose(category: Category) {
    field.onChange(category);
    const written = getValues('profession').trim();
    const named = written === '' || categories.some((each) => tCategory(each) === written);
    if (named) setValue('profession', tCategory(category), { shouldDirty: true });
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 type-small-strong">{t('legend')}</legend>
      <div className="flex flex-wrap gap-2">
        {categories.map((category) => (
          <label key={category} className={tradeClass}>
            <input
              type="radio"
              name={field.name}
              value={category}
              checked={category === chosen}
              onChange={() => choose(category)}
              onBlur={field.onBlur}
              className="sr-only"
            />
            {category === chosen && <CheckIcon size={16} weight="bold" aria-hidden />}
            {tCategory(category)}
          </label>
        ))}
      </div>
      <p className="mt-2 type-small text-ink-3">{t('otherTrade')}</p>
    </fieldset>
  );
}

const tradeClass = classNames(
  'pressable hit-44 inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-pill border-[1.5px] border-line-strong px-4 font-medium hover:border-ink',
  'has-checked:border-action has-checked:bg-action has-checked:text-on-action',
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
);
