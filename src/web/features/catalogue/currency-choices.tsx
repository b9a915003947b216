import { useTranslations } from 'use-intl';
import { currencies } from '#kernel/currencies';
import { readerLocale } from '#kernel/language';

const usualCurrencies = ['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'NGN', 'GHS', 'KES', 'ZAR', 'INR', 'BRL', 'JPY', 'CHF'];

const otherCurrencies = currencies.filter((code) => !usualCurrencies.includes(code));

/** Every currency to choose from, the usual ones first. */
export function CurrencyChoices() {
  const t = useTranslations('catalogue');
  return (
    <>
      <optgroup label={t('usualCurrencies')}>
        <CurrencyOptions codes={usualCurrencies} />
      </optgroup>
      <optgroup label={t('allCurrencies')}>
        <CurrencyOptions codes={otherCurrencies} />
      </optgroup>
    </>
  );
}

function CurrencyOptions({ codes }: { codes: readonly string[] }) {
  const names = new Intl.DisplayNames(readerLocale(), { type: 'currency' });
  return codes.map((code) => (
    <option key={code} value={code}>
      {code} {names.of(code)}
    </option>
  ));
}
