import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useTranslations } from 'use-intl';
import { formatDuration, formatPrice, joinFacts } from '#kernel/visit-time';
import type { ServiceOnWire } from '#modules/catalogue/contract';
import { samples, templatesFor, type Sample, type TemplateName } from '#modules/catalogue/rules';
import { sentenceOf } from '#web/api/error.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { PlusIcon } from '#web/ui/icons.ts';
import { focusFirstInvalid } from '#web/ui/focus-first-invalid.ts';
import { PriceBoard, PriceRow } from '#web/ui/price-board.tsx';
import { Select } from '#web/ui/select.tsx';
import { CurrencyChoices } from './currency-choices.tsx';
import { readPrice } from './price-text.ts';
import { TemplateItem } from './template-row.tsx';
import { isOwn, ownRow, problemsOf, rowsOf, serviceOf, usualCurrency, type TemplateRow } from './template-rows.ts';
import { useAddService } from './use-add-service.ts';

export interface TemplateFormProps {
  /** For the button that submits it from outside. */
  id: string;
  userId: number;
  /** Of explore; undefined for every other trade. */
  category: string | undefined;
  profession: string | null;
  /** Where the person works; null while nobody knows. */
  country: string | null;
  /** The person's own, drafts included. */
  services: readonly ServiceOnWire[];
  /** Whatever was wanted is among the services. */
  onDone: () => void;
  onUnsaved: (unsaved: boolean) => void;
  /** What the button outside says of it. */
  onState: (state: { busy: boolean; trouble: string | undefined }) => void;
}

/** Services from templates of the trade: ticked, changed where they stand, and published together. */
export function TemplateForm({ id, userId, category, profession, country, services, ...told }: TemplateFormProps) {
  const { onDone, onUnsaved, onState } = told;
  const t = useTranslations('onboarding.services');
  const tCatalogue = useTranslations('catalogue');
  const tTemplate = useTranslations('serviceTemplates');
  const box = useRef<HTMLFormElement>(null);
  const add = useAddService(userId);
  const offered = services.filter(({ published }) => published);
  const templates = templatesFor(category, profession);
  const nameOf = (name: TemplateName) => (isSample(name) ? tCatalogue(name) : tTemplate(name));
  const titleOf = ({ name, fields }: TemplateRow) => (isOwn(name) ? fields.name.trim() || t('ownTitle') : nameOf(name));
  const rowsIn = (currency: string) =>
    rowsOf(templates, nameOf, { currency, offered: offered.map(({ name }) => name) });
  const [currency, setCurrency] = useState(() => offered[0]?.currency ?? usualCurrency(country));
  const [rows, setRows] = useState<readonly TemplateRow[]>(() => rowsIn(currency));
  const [typed, setTyped] = useState(false);
  const [tried, setTried] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [owns, setOwns] = useState(0);
  useEffect(() => onUnsaved(typed), [typed, onUnsaved]);
  useEffect(() => onState({ busy, trouble }), [busy, trouble, onState]);

  function change(name: TemplateRow['name'], next: (row: TemplateRow) => TemplateRow) {
    setTyped(true);
    setTrouble(undefined);
    setRows((before) => before.map((row) => (row.name === name ? next(row) : row)));
  }
  function addOwn() {
    const count = owns + 1;
    setOwns(count);
    setTyped(true);
    setRows((present) => [...present, ownRow(count, currency)]);
  }
  /** Prices that nobody touched are said in the other money, too. */
  function pay(next: string) {
    const [before, after] = [rowsIn(currency), rowsIn(next)];
    const priceOf = (all: readonly TemplateRow[], name: string) => all.find((row) => row.name === name)?.fields.price;
    setCurrency(next);
    setRows((present) =>
      present.map((row) => {
        const own = row.fields.price !== priceOf(before, row.name);
        const price = own ? row.fields.price : (priceOf(after, row.name) ?? row.fields.price);
        return { ...row, fields: { ...row.fields, currency: next, price } };
      }),
    );
  }
  async function submit(event: SubmitEvent) {
    event.preventDefault();
    const wanted = rows.filter((row) => row.wanted);
    setTried(true);
    if (wanted.length === 0 && offered.length === 0) {
      setTrouble(t('noneWanted'));
      return;
    }
    if (wanted.some((row) => Object.keys(problemsOf(row)).length > 0)) {
      setTrouble(t('lookAgain'));
      requestAnimationFrame(() => focusFirstInvalid(box.current));
      return;
    }
    setBusy(true);
    try {
      // One after the other, so that they stand in this order; what is in stays when a later one is refused.
      for (const row of wanted) {
        await add.mutateAsync(serviceOf(row));
        setRows((present) => present.filter(({ name }) => name !== row.name));
      }
      setTyped(false);
      onDone();
    } catch (error) {
      setTrouble(sentenceOf(error) ?? tCatalogue('notSaved'));
    }
    setBusy(false);
  }

  return (
    <form ref={box} id={id} onSubmit={(event) => void submit(event)} noValidate className="grid gap-8">
      {offered.length > 0 && (
        <section aria-label={t('offered')}>
          <h2 className="type-display-s">{t('offered')}</h2>
          <PriceBoard>
            {offered.map((service) => (
              <PriceRow
                key={service.id}
                name={service.name}
                minutes={formatDuration(service.duration)}
                price={formatPrice(service.price, service.currency)}
              />
            ))}
          </PriceBoard>
        </section>
      )}
      {rows.length > 0 && (
        <>
          <Field label={tCatalogue('currency')} className="max-w-60">
            <Select value={currency} onChange={(event) => pay(event.target.value)}>
              <CurrencyChoices set={currency} />
            </Select>
          </Field>
          <ul aria-label={t('templates')} className="rounded-card border border-line bg-surface px-4 py-1 md:px-5">
            {rows.map((row) => (
              <TemplateItem
                key={row.name}
                row={row}
                title={titleOf(row)}
                begins={isOwn(row.name)}
                summary={summaryOf(row)}
                problems={tried ? problemsOf(row) : {}}
                onWant={(wanted) => change(row.name, (before) => ({ ...before, wanted }))}
                onChange={(some) =>
                  change(row.name, (before) => ({ ...before, fields: { ...before.fields, ...some } }))
                }
              />
            ))}
          </ul>
        </>
      )}
      <Button
        look="plain"
        size="compact"
        className="-ms-2 -mt-4 justify-self-start px-2!"
        icon={<PlusIcon size={18} aria-hidden />}
        onClick={addOwn}
      >
        {t('own')}
      </Button>
    </form>
  );
}

function isSample(name: TemplateName): name is Sample['name'] {
  return samples.some((sample) => sample.name === name);
}

/** "45 minutes, £52" */
function summaryOf({ fields }: TemplateRow): string {
  const read = readPrice(fields.price, fields.currency);
  const price = 'problem' in read ? fields.price : formatPrice(read.price, read.currency);
  return joinFacts([formatDuration(Number(fields.minutes) || 0), price]);
}
