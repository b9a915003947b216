/**
 * What people look for, and the words that mean it in the four languages, in lower case without accents. Where two categories know a word of a
 * profession, the one that stands first here wins: a braider also does hair, but is found among braids.
 */
const wordsOf = {
  barbers: 'barber barbershop barbering fade taper beard shave shaving lineup barbero barberia barbier حلاق حلاقة',
  braids:
    'braid braids braider braiding cornrow cornrows knotless fulani twists locs loc loctician dreadlocks dreads trenza trenzas trenzadora tresse tresses tresseuse rastas ضفائر جدائل',
  'brows-lashes':
    'brow brows eyebrow eyebrows lash lashes eyelash eyelashes microblading lamination ceja cejas pestana pestanas sourcil sourcils cils رموش حواجب',
  nails:
    'nail nails manicure manicurist pedicure gel acrylic acrylics shellac unas manicura ongle ongles manucure اظافر مانيكير',
  makeup:
    'makeup mua maquillage visagiste cosmetics bridal maquillaje maquilladora maquillador maquilleuse maquilleur مكياج',
  tattoo:
    'tattoo tattoos tattooer tattooist tattooing ink inked dotwork fineline tatuaje tatuajes tatuador tatuadora tatouage tatouages tatoueur tatoueuse وشم',
  piercing: 'piercing piercings piercer perforaciones perceur perceuse ثقب',
  photography:
    'photography photographer photo photos portrait portraits photoshoot fotografia fotografo fotografa fotos photographie photographe تصوير مصور مصورة',
  massage: 'massage masseur masseuse bodywork body reflexology shiatsu spa masaje masajes masajista مساج تدليك',
  skin: 'skin skincare facial facials facialist esthetician aesthetician beautician waxing peel piel esteticista estetica estheticienne esthetique peau بشرة',
  flowers: 'florist floristry flower flowers bouquet bouquets flores florista fleur fleurs fleuriste زهور ورود',
  hair: 'hair hairdresser hairdressing hairstylist stylist colourist colorist balayage highlights haircut curl curls curly salon wig wigs blowout pelo peluquera peluquero peluqueria estilista cheveux coiffeur coiffeuse coiffure شعر كوافير',
} as const;

/** A category of explore, as it stands in addresses. */
export type Category = keyof typeof wordsOf;

/** In the order in which they are shown. */
export const categories: readonly Category[] = [
  'hair',
  'braids',
  'barbers',
  'nails',
  'makeup',
  'brows-lashes',
  'skin',
  'tattoo',
  'piercing',
  'photography',
  'massage',
  'flowers',
];

const categoryOfWord = new Map<string, Category>();
for (const [category, words] of Object.entries(wordsOf) as [Category, string][]) {
  for (const word of words.split(' ')) if (!categoryOfWord.has(word)) categoryOfWord.set(word, category);
}
const rank = new Map(Object.keys(wordsOf).map((category, index) => [category, index]));

/** Lower case, without accents; "make-up", "make up" and "makeup" are one word. */
function plainWords(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const joined = plain
    .replace(/\bmake[\s-]?up\b/g, 'makeup')
    .replace(/\bfine[\s-]line\b/g, 'fineline')
    .replace(/\bline[\s-]ups?\b/g, 'lineup');
  return joined.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

export function isCategory(text: string): text is Category {
  return Object.hasOwn(wordsOf, text);
}

/** The category that a profession, or whatever somebody typed, speaks of; undefined when none. */
export function categoryOf(text: string | null | undefined): Category | undefined {
  if (!text) return undefined;
  if (isCategory(text)) return text;
  const found = plainWords(text).flatMap((word) => categoryOfWord.get(word) ?? []);
  return found.toSorted((one, other) => rank.get(one)! - rank.get(other)!)[0];
}
