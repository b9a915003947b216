import { currencyDecimals } from '#kernel/currency';
import { samplePrice, samples } from '#modules/catalogue/rules';
import { translator } from '#platform/messages';
import { demoArtist } from './people.ts';

/** Something that can be booked at a demo artist's; all of them are published. */
export interface DemoService {
  readonly name: string;
  readonly description?: string;
  /** Minutes. */
  readonly duration: number;
  /** Minor units of the currency. */
  readonly price: number;
  readonly currency: string;
  /** One of the three samples that every newcomer finds. */
  readonly sample: boolean;
  /** Had with another service, never by itself. */
  readonly addOn: boolean;
}

type Line = readonly [name: string, minutes: number, price: number, description?: string];

/** What each artist offers of their own; prices are whole units of their currency. */
const ownServices: Readonly<Record<string, readonly Line[]>> = {
  'adaeze.braids': [
    ['Knotless braids, medium', 240, 140, 'Hair included. Come with your own washed and stretched.'],
    ['Feed-in braids', 150, 95],
    ['Box braids, long', 300, 190, 'Waist length. There is a tea break.'],
    ["Children's braids with beads", 120, 70, 'From four years; bring a favourite film.'],
  ],
  junmori: [
    ['Fine line, palm size', 90, 120, 'From a drawing we settled before.'],
    ['Custom design session', 60, 80, 'We draw together; the fee comes off the tattoo.'],
    ['Dotwork, hand size', 180, 260],
  ],
  demo: [
    ['Cut and blow-dry', 60, 75],
    ['Balayage and blow-dry', 180, 210, 'Lived-in colour, gloss included.'],
    ['Colour gloss', 75, 85],
    ['Curl cut and define', 105, 110, 'Come with your curls dry and as you wear them.'],
  ],
  'tunde.cuts': [
    ['Haircut', 45, 12_000],
    ['Hot towel shave', 40, 10_000],
    ['Haircut and shave', 75, 20_000, 'The whole thing, with a head massage.'],
  ],
  ines_nails: [
    ['Gel set with art', 90, 180, 'Up to four painted nails.'],
    ['Gel manicure', 50, 95],
    ['French gel set', 75, 150],
    ['Press-on fitting', 45, 110],
  ],
  'priya.sen': [
    ['Bridal make-up', 90, 12_000, 'Lashes and the draping of the saree included.'],
    ['Soft glam', 75, 5500],
    ['Event make-up', 60, 4000],
    ['Shade match and lesson', 60, 3000, 'Bring your own bag of products.'],
  ],
  'hana.lashes': [
    ['Classic lash set', 90, 125],
    ['Lash refill', 60, 75, 'Within three weeks of a set.'],
  ],
  'lukas-brandt': [
    ['Portrait session', 60, 150, 'Ten edited pictures within a week.'],
    ['Wedding day coverage', 480, 1400, 'Eight hours, two cameras, one photographer.'],
  ],
  'leilani.bodywork': [
    ['Hot stone massage', 75, 95],
    ['Deep tissue massage', 60, 80],
    ['Aromatherapy massage', 60, 75, 'Unscented or sweet orange, you choose.'],
  ],
  'camila.paredes': [
    ['Bridal consultation', 45, 60, 'In the shop or by video.'],
    ['Table arrangement', 60, 90],
    ['Garland, per metre', 60, 75],
  ],
  'zoe.rizos': [
    ['Curl cut and define', 105, 110],
    ['Colour gloss', 75, 85],
    ['Wash and diffuse', 60, 55],
  ],
  sam_whitfield: [
    ['Dotwork, hand size', 180, 260],
    ['Fine line, palm size', 90, 120],
    ['Custom design session', 60, 80],
  ],
};

/** What some of them add to a visit. */
const addOns: Readonly<Record<string, readonly Line[]>> = {
  'adaeze.braids': [['Taking down old braids', 60, 35, 'Up to three months old.']],
  'tunde.cuts': [['Beard line-up', 15, 4000]],
  ines_nails: [['Taking off an old set', 20, 40]],
};

/** The services of an artist in their order: their own, what is added to them, then the three samples, which the demo publishes. */
export function demoServices(username: string): DemoService[] {
  const { currency } = demoArtist(username);
  const serviceOf = ([name, duration, price, description]: Line, addOn: boolean): DemoService => ({
    name,
    duration,
    price: price * 10 ** currencyDecimals(currency),
    currency,
    sample: false,
    addOn,
    ...(description && { description }),
  });
  const own = (ownServices[username] ?? []).map((line) => serviceOf(line, false));
  const added = (addOns[username] ?? []).map((line) => serviceOf(line, true));
  return [...own, ...added, ...sampleServices(currency)];
}

function sampleServices(currency: string): DemoService[] {
  const t = translator();
  return samples.map((sample) => {
    const { name, duration } = sample;
    const price = samplePrice(sample, currency);
    return { name: t(`catalogue.${name}`), duration, price, currency, sample: true, addOn: false };
  });
}
