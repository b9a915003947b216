import { useTranslations } from 'use-intl';
import { useCategories } from '#web/categories.ts';
import { ChipLink, chipRow } from '#web/ui/chip.tsx';
import { shownFirst } from '#web/ui/show-in-row.tsx';

export interface CategoryChipsProps {
  chosen: string | undefined;
  hrefOf: (category: string | undefined) => string;
}

/** The categories in a row that scrolls sideways; each is an address of its own. */
export function CategoryChips({ chosen, hrefOf }: CategoryChipsProps) {
  const t = useTranslations('explore');
  return (
    <nav id="explore-categories" aria-label={t('categories')} className={chipRow.frame}>
      <ul className={chipRow.line}>
        <li>
          <ChipLink href={hrefOf(undefined)} selected={chosen === undefined}>
            {t('all')}
          </ChipLink>
        </li>
        {useCategories().map(({ slug, name }) => (
          <li key={slug} {...(chosen === slug ? shownFirst : {})}>
            <ChipLink href={hrefOf(slug)} selected={chosen === slug}>
              {name}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
