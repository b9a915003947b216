import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { categories, categoryOf } from '#modules/profiles/rules';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import type { ProfileFields } from './profile-fields.ts';

/** Under what people find one; unless somebody chooses, the profession tells. */
export function CategoryField() {
  const t = useTranslations('settings.profile');
  const tCategory = useTranslations('explore.category');
  const { control, register, formState } = useFormContext<ProfileFields>();
  const [profession, businessCategory] = useWatch({ control, name: ['profession', 'businessCategory'] });
  const told = categoryOf(profession) ?? categoryOf(businessCategory);
  return (
    <Field label={t('category')} hint={t('categoryHint')} error={formState.errors.category?.message}>
      <Select {...register('category')}>
        <option value="">{told ? t('categoryTold', { category: tCategory(told) }) : t('categoryNone')}</option>
        {categories.map((category) => (
          <option key={category} value={category}>
            {tCategory(category)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
