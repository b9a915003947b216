import { samples } from './samples.ts';

/** A service to begin with, named by its message. */
export interface Template {
  readonly name: TemplateName;
  /** Minutes. */
  readonly duration: number;
  /** About so many dollars; `roundAmount` says it in other money. */
  readonly dollars: number;
}

const line = <Name extends string>(name: Name, duration: number, dollars: number, words = '') => {
  return { name, duration, dollars, words: words.split(' ').filter(Boolean) };
};

/**
 * What people of a trade mostly offer, the usual three first. Words of a profession put the services that they mean first:
 * they are in the four languages, lower case and without accents.
 */
const byCategory = {
  hair: [
    line('cutAndStyle', 60, 65, 'cut haircut corte coupe coiffeur coiffeuse قص'),
    line('colour', 120, 120, 'colour color colourist colorist balayage colorista coloriste صبغ'),
    line('blowDry', 45, 45, 'blowout blowdry peinado brushing سشوار'),
    line('curlyCut', 90, 95, 'curl curls curly rizos rizado boucles boucle frise كيرلي'),
    line('hairTreatment', 45, 50, 'treatment tratamiento soin علاج'),
    line('wigInstall', 90, 110, 'wig wigs peluca pelucas perruque perruques باروكة'),
  ],
  braids: [
    line('knotlessBraids', 240, 200, 'knotless'),
    line('boxBraids', 300, 180, 'box'),
    line('cornrows', 120, 90, 'cornrow cornrows pegadas collees'),
    line('locRetwist', 120, 100, 'loc locs loctician dreads dreadlocks rastas locks'),
    line('twists', 180, 140, 'twist twists vanilles'),
    line('childrensBraids', 90, 70, 'child children kids ninos ninas enfant enfants اطفال'),
  ],
  barbers: [
    line('haircut', 45, 35, 'haircut corte coupe قص'),
    line('skinFade', 45, 40, 'fade taper degradado degrade'),
    line('beardTrim', 30, 20, 'beard shave barba afeitado barbe rasage لحية'),
    line('cutAndBeard', 60, 50),
    line('childrensCut', 30, 25, 'child children kids ninos enfant enfants اطفال'),
  ],
  nails: [
    line('gelManicure', 60, 45, 'gel manicure manicurist manicura manucure shellac مانيكير'),
    line('pedicure', 60, 55, 'pedicure pedicura باديكير'),
    line('acrylicSet', 90, 70, 'acrylic acrylics acrilicas acrilico acrylique اكريليك'),
    line('nailRemoval', 30, 20),
    line('nailArt', 90, 75, 'art diseno dessin رسم'),
  ],
  makeup: [
    line('dayMakeup', 60, 80),
    line('eveningMakeup', 75, 95, 'evening noche soiree سهرة'),
    line('bridalMakeup', 120, 220, 'bridal bride wedding novia novias boda mariage mariee عروس عرائس'),
    line('makeupLesson', 90, 120, 'lesson class clase cours درس'),
  ],
  'brows-lashes': [
    line('browShape', 30, 30, 'brow brows eyebrow eyebrows ceja cejas sourcil sourcils حواجب'),
    line('lashLift', 60, 80, 'lift lifting'),
    line('lashExtensions', 120, 130, 'lash lashes eyelash eyelashes pestana pestanas cils رموش'),
    line('browLamination', 45, 70, 'lamination laminado'),
  ],
  skin: [
    line('facial', 60, 85, 'facial facialist limpieza soin بشرة'),
    line('deepCleanse', 75, 110),
    line('chemicalPeel', 45, 100, 'peel peeling'),
    line('waxing', 30, 40, 'waxing wax depilacion cera epilation شمع'),
  ],
  tattoo: [
    line('tattooConsultation', 30, 0),
    line('smallTattoo', 60, 120, 'small fineline pequeno petit'),
    line('halfDayTattoo', 240, 450, 'large sleeve'),
    line('tattooTouchUp', 60, 60),
  ],
  piercing: [
    line('earPiercing', 30, 45, 'ear oreja oreille اذن'),
    line('nosePiercing', 30, 50, 'nose nariz nez انف'),
    line('jewelleryChange', 15, 15),
    line('piercingCheck', 15, 0),
  ],
  photography: [
    line('portraitSession', 60, 180, 'portrait portraits retrato retratos بورتريه'),
    line('coupleSession', 90, 260, 'couple wedding boda parejas mariage زفاف'),
    line('brandSession', 90, 320, 'brand business product empresa marca entreprise produit'),
    line('eventHour', 60, 200, 'event events eventos evento evenement مناسبات'),
  ],
  massage: [
    line('relaxingMassage', 60, 85),
    line('deepTissueMassage', 60, 95, 'deep sport sports deportivo sportif رياضي'),
    line('backMassage', 30, 50, 'back neck espalda cuello dos nuque ظهر'),
    line('longMassage', 90, 120),
  ],
  flowers: [
    line('bouquet', 30, 60, 'bouquet ramo ramos باقة'),
    line('weddingFlowers', 60, 0, 'wedding bridal boda novias mariage زفاف'),
    line('flowerWorkshop', 120, 75, 'workshop taller atelier ورشة'),
  ],
} as const;

const others = samples.map(({ name, duration, price }) => line(name, duration, price / 100));

type Line = (typeof byCategory)[keyof typeof byCategory][number] | (typeof others)[number];
export type TemplateName = Line['name'];

/** Templates for whoever works in a category of explore; those that their own words mean stand first. */
export function templatesFor(category: string | undefined, profession: string | null): readonly Template[] {
  const known = category !== undefined && Object.hasOwn(byCategory, category);
  const lines: readonly Line[] = known ? byCategory[category as keyof typeof byCategory] : others;
  const said = new Set(plainWords(profession ?? ''));
  const meant = (each: Line) => (each.words.some((word) => said.has(word)) ? 0 : 1);
  return lines
    .toSorted((one, other) => meant(one) - meant(other))
    .map(({ name, duration, dollars }) => ({ name, duration, dollars }));
}

function plainWords(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}
