/** What a demo artist posted; the pictures are those of `photos.json`. */
export interface DemoPost {
  readonly username: string;
  readonly photos: readonly string[];
  /** Before the demo was filled. */
  readonly hoursAgo: number;
  readonly caption: string;
  /** By its name in the artist's list. */
  readonly service?: string;
  readonly place?: string;
}

/** The newest first; each picture belongs to one post alone. */
export const demoPosts: readonly DemoPost[] = [
  {
    username: 'junmori',
    photos: ['tattoo-01'],
    hoursAgo: 2,
    caption: 'Healed, eight weeks. No filter. #fineline #botanicaltattoo',
    service: 'Fine line, palm size',
  },
  {
    username: 'adaeze.braids',
    photos: ['braids-01', 'braids-03'],
    hoursAgo: 5,
    caption:
      'Fresh parts, light hands. Four hours, two films and a lot of tea. The gold cuffs slide off without pulling. #knotless #braids',
    service: 'Knotless braids, medium',
    place: 'Peckham, London',
  },
  {
    username: 'ines_nails',
    photos: ['nails-04'],
    hoursAgo: 8,
    caption: 'Francesinha, mas com sol. #frenchtip #unhas',
    service: 'French gel set',
  },
  {
    username: 'demo',
    photos: ['hair-01', 'hair-02'],
    hoursAgo: 20,
    caption:
      'Lived-in honey on the left, fresh copper on the right. Same week, same gloss, two very different Tuesdays. #balayage #copperhair',
    service: 'Balayage and blow-dry',
    place: 'Harlem, New York',
  },
  {
    username: 'tunde.cuts',
    photos: ['barber-01'],
    hoursAgo: 23,
    caption: 'Sharp tools, quiet chair. Friday evening still has two places. #barber #fade',
    service: 'Haircut',
    place: 'Yaba, Lagos',
  },
  {
    username: 'priya.sen',
    photos: ['makeup-04', 'makeup-01'],
    hoursAgo: 27,
    caption: 'Clean brushes, warm pans. Wedding season begins on Saturday and so does the alarm at four. #mua #bridal',
    service: 'Bridal make-up',
  },
  {
    username: 'zoe.rizos',
    photos: ['hair-04'],
    hoursAgo: 31,
    caption: 'Lavar, definir, difusor bajo. Nada más. #curls #rizos',
    service: 'Curl cut and define',
  },
  {
    username: 'camila.paredes',
    photos: ['flowers-02'],
    hoursAgo: 44,
    caption: 'Garlands, by the metre. These came down from the farm at five this morning. #marigold #weddingflowers',
    service: 'Garland, per metre',
  },
  {
    username: 'sam_whitfield',
    photos: ['tattoo-02'],
    hoursAgo: 50,
    caption: 'Dots take time. Worth it. #dotwork',
    service: 'Dotwork, hand size',
    place: 'Bushwick',
  },
  {
    username: 'hana.lashes',
    photos: ['lashes-01'],
    hoursAgo: 56,
    caption: 'Three curls on one tray, from "nobody will notice" to "everybody will". Which one are you? #lashes',
    service: 'Classic lash set',
  },
  {
    username: 'leilani.bodywork',
    photos: ['massage-01', 'massage-03'],
    hoursAgo: 70,
    caption: 'Warm stones, and the window open for the trade wind. #hotstone #massage',
    service: 'Hot stone massage',
  },
  {
    username: 'lukas-brandt',
    photos: ['photo-01'],
    hoursAgo: 75,
    caption: 'Abzüge von gestern, noch ganz wellig. Die Guten habe ich behalten. #filmisnotdead',
    service: 'Portrait session',
  },
  {
    username: 'adaeze.braids',
    photos: ['braids-04'],
    hoursAgo: 96,
    caption: 'Little beads, big swing. She chose every colour herself. #kidsbraids #beads',
    service: "Children's braids with beads",
  },
  {
    username: 'ines_nails',
    photos: ['nails-01', 'nails-03'],
    hoursAgo: 118,
    caption: 'Ink, marble, a little gold. And a nude for every hand: bring yours, we match it. #nailart #nudenails',
    service: 'Gel set with art',
  },
  {
    username: 'tunde.cuts',
    photos: ['barber-02'],
    hoursAgo: 140,
    caption: 'Hot towel, slow shave. Forty minutes in which nobody calls you. #hottowelshave',
    service: 'Hot towel shave',
  },
  {
    username: 'priya.sen',
    photos: ['makeup-03'],
    hoursAgo: 165,
    caption: 'Match first, then blend. Daylight, jawline, and two minutes of patience. #foundationmatch',
    service: 'Shade match and lesson',
  },
  {
    username: 'junmori',
    photos: ['tattoo-03'],
    hoursAgo: 190,
    caption: 'Stencil day. Drawn for one person only, so please do not bring it to somebody else. #tattoodesign',
    service: 'Custom design session',
  },
  {
    username: 'camila.paredes',
    photos: ['flowers-01', 'flowers-03'],
    hoursAgo: 215,
    caption: 'Anémonas para una novia de invierno, tulipanes para mi propia mesa. #anemone #tulips',
    service: 'Bridal consultation',
    place: 'Quito',
  },
  {
    username: 'adaeze.braids',
    photos: ['braids-02'],
    hoursAgo: 260,
    caption: 'Camwood tones for autumn. #feedinbraids #auburnhair',
    service: 'Feed-in braids',
  },
  {
    username: 'lukas-brandt',
    photos: ['photo-02'],
    hoursAgo: 300,
    caption: 'One lens, whole wedding. #weddingphotographer',
    service: 'Wedding day coverage',
  },
  {
    username: 'priya.sen',
    photos: ['makeup-02'],
    hoursAgo: 340,
    caption: 'One lip, all day. Through a lunch of seven courses. #lipstick #mua',
    service: 'Soft glam',
  },
  {
    username: 'leilani.bodywork',
    photos: ['massage-02'],
    hoursAgo: 380,
    caption: 'The room is warm and so are the towels. #massagetherapy',
    service: 'Deep tissue massage',
  },
  {
    username: 'ines_nails',
    photos: ['nails-02'],
    hoursAgo: 420,
    caption: 'New shade on the shelf. It has no name yet; ideas? #gelpolish',
    service: 'Gel manicure',
  },
];

/** Every picture that is posted. */
export const demoPictureNames: readonly string[] = demoPosts.flatMap(({ photos }) => photos);
