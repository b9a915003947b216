/** Currencies, about how much of each a dollar is worth to whoever prices a haircut, and the regions that pay with it. */
const currencies = `
  USD 1 US EC PA PR SV VE LB
  EUR 1 AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK AD AX GF GP MC ME MQ RE SM VA XK YT
  GBP 0.8 GB GG IM JE
  AUD 1.5 AU
  CAD 1.4 CA
  NZD 1.7 NZ
  CHF 0.9 CH LI
  DKK 7 DK FO GL
  NOK 10.5 NO SJ
  SEK 10.5 SE
  ISK 135 IS
  PLN 4 PL
  CZK 23 CZ
  HUF 360 HU
  RON 4.6 RO
  RSD 108 RS
  TRY 35 TR
  UAH 41 UA
  GEL 2.7 GE
  JPY 150 JP
  KRW 1400 KR
  CNY 7.2 CN
  TWD 32 TW
  THB 34 TH
  IDR 16000 ID
  VND 25000 VN
  LKR 300 LK
  BDT 120 BD
  NPR 135 NP
  SGD 1.3 SG
  HKD 7.8 HK
  MYR 4.3 MY
  PHP 57 PH
  INR 85 IN
  PKR 280 PK
  GHS 11 GH
  KES 130 KE
  NGN 1500 NG
  TZS 2600 TZ
  UGX 3700 UG
  ZAR 18 ZA
  RWF 1400 RW
  ETB 130 ET
  ZMW 27 ZM
  BWP 14 BW
  NAD 18 NA
  MUR 46 MU
  JMD 160 JM
  HTG 130 HT
  ARS 1400 AR
  BOB 7 BO
  BRL 5.5 BR
  CLP 950 CL
  COP 4000 CO
  CRC 510 CR
  CUP 24 CU
  DOP 60 DO
  GTQ 7.7 GT
  HNL 26 HN
  MXN 18 MX
  NIO 37 NI
  PEN 3.7 PE
  PYG 7500 PY
  UYU 40 UY
  XAF 600 CM CG GA GQ TD
  XOF 600 BF BJ CI ML NE SN TG
  CDF 2500 CD
  GNF 8600 GN
  MGA 4500 MG
  DZD 135 DZ
  MAD 10 MA
  TND 3 TN
  EGP 50 EG
  LYD 5.5 LY
  SDG 600 SD
  AED 3.7 AE
  BHD 0.4 BH
  IQD 1300 IQ
  JOD 0.7 JO
  KWD 0.3 KW
  OMR 0.4 OM
  ILS 3.5 IL PS
  QAR 3.6 QA
  SAR 3.75 SA
  SYP 11000 SY
  YER 500 YE`;

const byRegion = new Map<string, string>();
const worth = new Map<string, number>();
for (const line of currencies.trim().split('\n')) {
  const [currency = '', rate = '1', ...regions] = line.trim().split(' ');
  worth.set(currency, Number(rate));
  for (const region of regions) byRegion.set(region, currency);
}

/** What people of a region ('GB') pay with; dollars where nobody knows. */
export function currencyOfRegion(region: string): string {
  return byRegion.get(region) ?? 'USD';
}

/** About as much as so many dollars, as a round amount of another currency: a first price, for somebody to change. */
export function roundAmount(dollars: number, currency: string): number {
  const amount = dollars * (worth.get(currency) ?? 1);
  if (amount === 0) return 0;
  const step = 10 ** Math.floor(Math.log10(amount)) / 20;
  return Number((Math.round(amount / step) * step).toPrecision(3));
}
