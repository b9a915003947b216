import { useQuery } from '@tanstack/react-query';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { browserApi } from '#web/api/browser.ts';
import { useCategories } from '#web/categories.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import type { ProfileFields } from './profile-fields.ts';
import { useMeantCategory } from './use-meant-category.ts';

/** Under what people find one; unless somebody chooses, the profession tells. */
export function CategoryField() {
  const t = useTranslations('settings.profile');
  const { control } = useFormContext<ProfileFields>();
  const [profession, businessCategory] = useWatch({ control, name: ['profession', 'businessCategory'] });
  const { field, fieldState } = useController({ control, name: 'category' });
  const categories = useCategories();
  const unlisted = useUnlisted(field.value);
  const [professionMeans, businessMeans] = [useMeantCategory(profession), useMeantCategory(businessCategory)];
  const told = professionMeans ?? businessMeans;
  return (
    <Field label={t('category')} hint={t('categoryHint')} error={fieldState.error?.message}>
      <Select {...field}>
        <option value="">{told ? t('categoryTold', { category: told.name }) : t('categoryNone')}</option>
        {[...categories, ...unlisted].map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** What somebody chose and no list shows any more stays theirs. */
function useUnlisted(slug: string) {
  const listed = useCategories().some((each) => each.slug === slug);
  const { data } = useQuery({
    queryKey: ['category', slug],
    queryFn: () => browserApi('GET /api/categories/{categorySlug}', { params: { categorySlug: slug } }),
    enabled: slug !== '' && !listed,
  });
  return listed || !data ? [] : [{ slug, name: data.name }];
}
