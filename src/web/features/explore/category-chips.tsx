import { useTranslations } from 'use-intl';
import { categories, type Category } from '#modules/explore/rules';
import { ChipLink } from '#web/ui/chip.tsx';

export interface CategoryChipsProps {
  chosen: Category | undefined;
  hrefOf: (category: Category | undefined) => string;
}

/** The categories in a row that scrolls sideways; each is an address of its own. */
export function CategoryChips({ chosen, hrefOf }: CategoryChipsProps) {
  const t = useTranslations('explore');
  return (
    <nav
      id="explore-categories"
      aria-label={t('categories')}
      className="-mx-gutter scroll-px-gutter overflow-x-auto px-gutter [scrollbar-width:none]"
    >
      <ul className="flex w-max gap-2 py-1 md:w-auto md:flex-wrap">
        <li>
          <ChipLink href={hrefOf(undefined)} selected={chosen === undefined}>
            {t('all')}
          </ChipLink>
        </li>
        {categories.map((category) => (
          <li key={category} className={chosen === category ? '[scroll-initial-target:nearest]' : undefined}>
            <ChipLink href={hrefOf(category)} selected={chosen === category}>
              {t(`category.${category}`)}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
