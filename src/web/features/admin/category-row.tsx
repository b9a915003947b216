import { Suspense, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { languageNames } from '#kernel/language-names';
import { languages } from '#kernel/language';
import { joinFacts } from '#kernel/visit-time';
import type { AdminCategoryOnWire } from '#modules/admin/contract';
import { browserApi } from '#web/api/browser.ts';
import { paths } from '#web/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { DropdownMenu, MenuItem } from '#web/ui/dropdown-menu.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ArrowDownIcon, ArrowUpIcon, DotsThreeIcon } from '#web/ui/icons.ts';
import { lazy } from '#web/ui/lazy.ts';
import { Link } from '#web/ui/link.tsx';
import { useCategoriesEdit } from './use-categories-edit.ts';

const CategoryDialog = lazy(async () => ({ default: (await import('./category-dialog.tsx')).CategoryDialog }));
const MergeDialog = lazy(async () => ({ default: (await import('./merge-dialog.tsx')).MergeDialog }));
const ReasonDialog = lazy(async () => ({ default: (await import('./reason-dialog.tsx')).ReasonDialog }));

export type Way = 'up' | 'down';
type Deed = 'edit' | 'merge' | 'hide' | 'show';

export interface CategoryRowProps {
  category: AdminCategoryOnWire;
  all: readonly AdminCategoryOnWire[];
  first: boolean;
  last: boolean;
  onMove: (way: Way) => void;
}

/** A category with what can be done about it. */
export function CategoryRow({ category, all, first, last, onMove }: CategoryRowProps) {
  const t = useTranslations('admin');
  const { slug, names, hidden, people, formerSlugs } = category;
  const name = names.en;
  const button = useRef<HTMLButtonElement>(null);
  const [asking, setAsking] = useState<Deed>();
  const missing = languages.filter((language) => !names[language]).map((language) => languageNames[language]);
  const asked = { onClose: () => setAsking(undefined), returnFocus: () => button.current };
  return (
    <li className="flex items-center gap-1 py-3">
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 type-strong wrap-anywhere">
          {hidden ? (
            name
          ) : (
            <Link href={paths.exploreCategory(slug)} className="link hit-44">
              {name}
            </Link>
          )}
          {hidden && <Badge status="hidden">{t('categories.hidden')}</Badge>}
        </p>
        <p className="mt-1 type-small text-ink-2 wrap-anywhere">
          {joinFacts([
            t('categories.people', { count: people }),
            formerSlugs.length > 0 ? t('categories.formerly', { slugs: formerSlugs.join(', ') }) : null,
            missing.length > 0 ? t('categories.untranslated', { languages: missing.join(', ') }) : null,
          ])}
        </p>
      </div>
      <MoveButton way="up" label={t('place.entry.up', { name })} disabled={first} onMove={onMove} />
      <MoveButton way="down" label={t('place.entry.down', { name })} disabled={last} onMove={onMove} />
      <DropdownMenu
        align="end"
        trigger={
          <IconButton ref={button} label={t('users.more', { name })}>
            <DotsThreeIcon size={26} weight="bold" aria-hidden />
          </IconButton>
        }
      >
        <MenuItem onSelect={() => setAsking('edit')}>{t('categories.edit.do')}</MenuItem>
        <MenuItem onSelect={() => setAsking(hidden ? 'show' : 'hide')} danger={!hidden}>
          {t(`categories.${hidden ? 'show' : 'hide'}.do`)}
        </MenuItem>
        <MenuItem danger onSelect={() => setAsking('merge')}>
          {t('categories.merge.do')}
        </MenuItem>
      </DropdownMenu>
      <Suspense>
        {asking === 'edit' && <CategoryDialog category={category} all={all} {...asked} />}
        {asking === 'merge' && <MergeDialog category={category} all={all} {...asked} />}
        {(asking === 'hide' || asking === 'show') && <HideDialog category={category} deed={asking} {...asked} />}
      </Suspense>
    </li>
  );
}

interface MoveButtonProps extends Pick<CategoryRowProps, 'onMove'> {
  way: Way;
  label: string;
  disabled: boolean;
}

function MoveButton({ way, label, disabled, onMove }: MoveButtonProps) {
  const Icon = way === 'up' ? ArrowUpIcon : ArrowDownIcon;
  return (
    <IconButton
      data-way={way}
      label={label}
      aria-disabled={disabled}
      onClick={() => disabled || onMove(way)}
      className="aria-disabled:text-ink-3"
    >
      <Icon size={20} aria-hidden />
    </IconButton>
  );
}

interface HideDialogProps {
  category: AdminCategoryOnWire;
  deed: 'hide' | 'show';
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

function HideDialog({ category: { id: categoryId, names }, deed, onClose, returnFocus }: HideDialogProps) {
  const t = useTranslations('admin.categories');
  const tAction = useTranslations('admin.action');
  const take = useCategoriesEdit();
  return (
    <ReasonDialog
      open
      title={t(`${deed}.title`, { name: names.en })}
      text={t(`${deed}.text`)}
      confirm={t(`${deed}.do`)}
      danger={deed === 'hide'}
      aboutNobody
      act={({ reason }) =>
        take(
          browserApi('PUT /api/admin/categories/{categoryId}/hidden', {
            params: { categoryId },
            body: { hidden: deed === 'hide', reason },
          }),
        )
      }
      done={() => ({ title: tAction(`${deed}_category`), description: names.en })}
      onClose={onClose}
      returnFocus={returnFocus}
    />
  );
}
