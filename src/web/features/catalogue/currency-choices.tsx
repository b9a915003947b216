import { useTranslations } from 'use-intl';
import { currencies, formerCurrencies } from '#kernel/currencies';
import { readerLocale } from '#kernel/language';

const usualCurrencies = ['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'NGN', 'GHS', 'KES', 'ZAR', 'INR', 'BRL', 'JPY', 'CHF'];

const otherCurrencies = currencies.filter((code) => !usualCurrencies.includes(code));

/** Every currency to choose from, the usual ones first; what is out of use only where it is `set` already. */
export function CurrencyChoices({ set }: { set: string }) {
  const t = useTranslations('catalogue');
  const offered = otherCurrencies.filter((code) => code === set || !formerCurrencies.has(code));
  return (
    <>
      <optgroup label={t('usualCurrencies')}>
        <CurrencyOptions codes={usualCurrencies} />
      </optgroup>
      <optgroup label={t('allCurrencies')}>
        <CurrencyOptions codes={offered} />
      </optgroup>
    </>
  );
}

function CurrencyOptions({ codes }: { codes: readonly string[] }) {
  const names = new Intl.DisplayNames(readerLocale(), { type: 'currency' });
  // What a language has no name for it calls by its code.
  const nameOf = (code: string) => [...new Set([code, names.of(code)])].join(' · ');
  return codes.map((code) => (
    // A browser may know fewer names than the server, or other ones: the form is not drawn anew for that.
    <option key={code} value={code} suppressHydrationWarning>
      {nameOf(code)}
    </option>
  ));
}
