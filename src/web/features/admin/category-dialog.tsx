import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import { useTranslations } from 'use-intl';
import { languages, type Language } from '#kernel/language';
import { languageNames } from '#kernel/language-names';
import type { AdminCategoryOnWire } from '#modules/admin/contract';
import { isSlug, longestName, longestSlug, slugOf } from '#modules/categories/rules';
import { browserApi } from '#web/api/browser.ts';
import { ApiError, sentenceOf } from '#web/api/error.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field, FieldError, type FieldProps } from '#web/ui/field.tsx';
import { focusFirstInvalid } from '#web/ui/focus-first-invalid.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { useCategoriesEdit } from './use-categories-edit.ts';

export interface CategoryDialogProps {
  /** What is edited; without it one is added. */
  category?: AdminCategoryOnWire;
  all: readonly AdminCategoryOnWire[];
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

type Names = Readonly<Record<Language, string>>;

const formId = 'category';

/** The names of a category in every language, the words that mean it, and of a new one the address. */
export function CategoryDialog({ category, all, onClose, returnFocus }: CategoryDialogProps) {
  const t = useTranslations('admin');
  const tProblem = useTranslations('categories.problem');
  const { toast } = useToast();
  const take = useCategoriesEdit();
  const form = useRef<HTMLFormElement>(null);
  const [names, setNames] = useState<Names>(() => namesOf(category));
  const [words, setWords] = useState(category?.words.join(' ') ?? '');
  const [typedSlug, setTypedSlug] = useState<string>();
  const [tried, setTried] = useState(false);
  // Until somebody writes an address, it follows the English name.
  const slug = typedSlug ?? slugOf(names.en);
  const taken = all.some((each) => each.slug === slug || each.formerSlugs.includes(slug));
  const saving = useMutation({
    mutationFn: () => {
      const body = { names: wishedNames(names), words: wordsIn(words) };
      return take(
        category
          ? browserApi('PUT /api/admin/categories/{categoryId}', { params: { categoryId: category.id }, body })
          : browserApi('POST /api/admin/categories', { body: { ...body, slug } }),
      );
    },
    onSuccess: () => {
      toast({ title: t(category ? 'action.change_category' : 'action.add_category'), description: names.en });
      onClose();
    },
    onError: () => requestAnimationFrame(() => focusFirstInvalid(form.current)),
  });
  const refused = saving.error instanceof ApiError ? (saving.error.body.fields ?? {}) : {};
  const nameError = tried && !names.en.trim() ? t('categories.nameMissing') : refused['names.en'];
  const slugWrong = !isSlug(slug) ? tProblem('slugShape') : taken ? tProblem('slugTaken') : undefined;
  const slugError = tried || (slug !== '' && slugWrong) ? (slugWrong ?? refused['slug']) : undefined;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setTried(true);
    if (!names.en.trim() || (!category && slugWrong)) {
      requestAnimationFrame(() => focusFirstInvalid(form.current));
    } else saving.mutate();
  }
  const change = <Value,>(set: (value: Value) => void, value: Value) => {
    set(value);
    saving.reset();
  };
  const name = { names, onChange: (typed: Names) => change(setNames, typed) };
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      returnFocus={returnFocus}
      title={category ? t('categories.edit.title', { name: category.names.en }) : t('categories.add')}
      description={category ? paths.exploreCategory(category.slug) : undefined}
      closeLabel={t('close')}
      footer={
        <>
          <Button type="submit" form={formId} busy={saving.isPending} busyLabel={t('busy')}>
            {t('place.entry.save.do')}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} onSubmit={submit} noValidate className="grid gap-5">
        <NameField language="en" {...name} required error={nameError} />
        {languages
          .filter((language) => language !== 'en')
          .map((language) => (
            <NameField
              key={language}
              language={language}
              {...name}
              optional={t('place.featured.optional')}
              error={refused[`names.${language}`]}
            />
          ))}
        {!category && (
          <Field
            label={t('categories.slug')}
            hint={slug ? t('categories.slugHint', { path: paths.exploreCategory(slug) }) : t('categories.slugEmpty')}
            error={slugError}
            required
          >
            <TextInput
              value={slug}
              maxLength={longestSlug}
              dir="ltr"
              autoCapitalize="off"
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => change(setTypedSlug, event.target.value)}
            />
          </Field>
        )}
        <Field
          label={t('categories.words')}
          optional={t('place.featured.optional')}
          hint={t('categories.wordsHint')}
          error={wordsRefused(refused, wordsIn(words))}
        >
          <TextArea value={words} spellCheck={false} onChange={(event) => change(setWords, event.target.value)} />
        </Field>
        {saving.isError && <FieldError>{sentenceOf(saving.error) ?? t('failed')}</FieldError>}
      </form>
    </Dialog>
  );
}

interface NameFieldProps extends Pick<FieldProps, 'required' | 'optional' | 'error'> {
  language: Language;
  names: Names;
  onChange: (names: Names) => void;
}

function NameField({ language, names, onChange, ...field }: NameFieldProps) {
  const t = useTranslations('admin.categories');
  return (
    <Field label={t('name', { language: languageNames[language] })} {...field}>
      <TextInput
        value={names[language]}
        maxLength={longestName}
        lang={language}
        dir="auto"
        autoComplete="off"
        onChange={(event) => onChange({ ...names, [language]: event.target.value })}
      />
    </Field>
  );
}

function namesOf(category: AdminCategoryOnWire | undefined): Names {
  const { en = '', es, fr, ar } = category?.names ?? {};
  return { en, es: es ?? '', fr: fr ?? '', ar: ar ?? '' };
}

const wordsIn = (typed: string) => typed.split(/[\s,،;]+/).filter(Boolean);

/** Each word is refused by its number; the field, which holds them all, says which one it is. */
function wordsRefused(fields: Readonly<Record<string, string>>, words: readonly string[]): string | undefined {
  const [name = '', sentence] = Object.entries(fields).find(([field]) => /^words(?:\.|$)/.test(field)) ?? [];
  const word = [...(words[Number(name.split('.')[1])] ?? '')];
  if (!sentence || word.length === 0) return sentence;
  return `${word.slice(0, 20).join('')}${word.length > 20 ? '…' : ''}: ${sentence}`;
}

const wishedNames = ({ en, es, fr, ar }: Names) => ({ en, es: es || null, fr: fr || null, ar: ar || null });
