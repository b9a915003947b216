import { useTranslations } from 'use-intl';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

/** Where a test card is typed in, `another` in place of one that is known. Browsers are kept from filling in a real one. */
export function CardNumber({ another = false, error }: { another?: boolean; error?: string | undefined }) {
  const t = useTranslations('sandbox');
  return (
    <Field label={t(another ? 'newNumber' : 'number')} hint={t('numberHint')} error={error} required>
      <TextInput name="number" inputMode="numeric" autoComplete="off" maxLength={40} dir="ltr" />
    </Field>
  );
}

const testCards = [
  ['4242 4242 4242 4242', 'paid'],
  ['4000 0000 0000 0002', 'declined'],
  ['4000 0025 0000 3155', 'authenticate'],
  ['4000 0000 0000 9995', 'insufficient'],
  ['4000 0000 0000 0341', 'later'],
  ['4000 0000 0000 0259', 'disputed'],
  ['4000 0000 0000 5126', 'refundFails'],
] as const;

/** The cards that the sandbox knows, and what becomes of each. */
export function TestCards() {
  const t = useTranslations('sandbox');
  return (
    <section aria-labelledby="test-cards">
      <h2 id="test-cards" className="type-display-s">
        {t('cardsTitle')}
      </h2>
      <ul className="mt-2">
        {testCards.map(([number, what]) => (
          <li key={number} className="border-b border-line py-3 last:border-b-0">
            <bdi dir="ltr" className="block type-strong tabular-nums">
              {number}
            </bdi>
            <span className="type-small text-ink-2">{t(`card.${what}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
