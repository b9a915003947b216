/**
 * The money that prices may be in: ISO 4217 without bonds, metals and units of account. Those that went out of use lately stay,
 * since prices may be stored in them.
 */
const table = `
  AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP
  CNY COP CRC CUC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HRK HTG
  HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD
  MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF
  SAR SBD SCR SDG SEK SGD SHP SLE SLL SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU
  UZS VES VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG ZWL`;

export const currencies: readonly string[] = table.trim().split(/\s+/);

/** Of these, what is no longer legal tender: nobody is asked to begin with it. */
export const formerCurrencies: ReadonlySet<string> = new Set('ANG BGN CUC HRK SLL ZWL'.split(' '));

const known = new Set(currencies);

/** Of which a million in hundredths would be too little for a day's work. */
const small = new Set('CDF COP IDR IRR KHR LAK LBP MGA MMK MNT SLL SYP TZS UZS'.split(' '));

/** Whether these are the three capital letters of a currency that prices may be in. */
export function isCurrency(code: string): boolean {
  return known.has(code);
}

/** Above this no amount goes, whatever its currency: what a column of whole numbers holds, and a little room. */
export const highestOfAll = 2_000_000_000;

/** The most that something may cost, in minor units: nobody slips with three zeros too many. */
export function highestAmount(currency: string): number {
  return small.has(currency) ? highestOfAll : 100_000_000;
}
