/** What somebody wrote under the post with this first picture; a line that begins with `>` answers the one before it. */
type CommentLine = readonly [photo: string, username: string, words: string];

export const demoComments: readonly CommentLine[] = [
  ['tattoo-01', 'cleo.hart', 'Eight weeks and still that crisp? Mine looked like that for about a day.'],
  ['tattoo-01', 'junmori', '> Light hand, and you stayed out of the sun. Most of it is the second one.'],
  ['tattoo-01', 'sam_whitfield', 'That stem. One pull?'],
  ['tattoo-01', 'junmori', '> Two. Do not tell anybody.'],
  ['tattoo-01', 'fatima.idrissi', 'Wunderschön.'],
  ['braids-01', 'owen.clarke', 'My granddaughter has seen this now and there is no way back.'],
  ['braids-01', 'adaeze.braids', '> Tell her the chair by the window is hers.'],
  ['braids-01', 'ifeanyi.eze', 'Neat parts o. My sister dey ask if you travel.'],
  ['braids-01', 'zoe.rizos', 'How long do you let the hair rest before the next set?'],
  ['braids-01', 'adaeze.braids', '> Two weeks at least, and I mean it.'],
  ['nails-04', 'bea.nogueira', 'Quero igual para o aniversário da Luísa!'],
  ['nails-04', 'ines_nails', '> Sexta às três, Dona Bea? Guardo para a senhora.'],
  ['nails-04', 'hana.lashes', 'The yellow against that dish is so good.'],
  ['hair-01', 'cleo.hart', 'The one on the left is mine and I have not stopped looking at it.'],
  ['hair-01', 'demo', '> You sat through three hours of my playlist. You earned it.'],
  ['hair-01', 'sam_whitfield', 'She cut my sides last month. I came back with my own comb and a smile.'],
  ['hair-01', 'zoe.rizos', 'What gloss is that, if you don’t mind saying?'],
  ['barber-01', 'ifeanyi.eze', 'I dey come Friday. Keep the second place for me abeg.'],
  ['barber-01', 'tunde.cuts', '> Book am for here, make nobody take am.'],
  ['makeup-04', 'fatima.idrissi', 'Do you travel for weddings? Mine is in Berlin in April.'],
  ['makeup-04', 'priya.sen', '> I do. Write me the date and how many of you, then I know.'],
  ['hair-04', 'bea.nogueira', 'Minha neta tem esse cabelo. Lindo.'],
  ['hair-04', 'demo', 'You taught me this with a video call and a bowl. Forever grateful.'],
  ['flowers-02', 'fatima.idrissi', 'How many metres for a stairway of fourteen steps?'],
  ['flowers-02', 'camila.paredes', '> Nine, if it hangs a little. Ten if you want people to talk about it.'],
  ['tattoo-02', 'demo', 'Still in love with my scissors. Inner arm, healed like nothing happened.'],
  ['tattoo-02', 'junmori', 'The moon under it, quietly perfect.'],
  ['lashes-01', 'gurpreet.singh', 'My wife says the middle one. I say nothing.'],
  ['lashes-01', 'hana.lashes', '> Wise man.'],
  ['massage-01', 'gurpreet.singh', 'Left shoulder reporting: still fine, two weeks later.'],
  ['photo-01', 'camila.paredes', 'Las del borde blanco me encantan.'],
  ['photo-01', 'demo', 'You made my booking page look like a place. Thank you.'],
  ['braids-04', 'owen.clarke', 'This is the one she showed me.'],
  ['nails-02', 'bea.nogueira', 'Chama de Goiabada.'],
  ['nails-02', 'ines_nails', '> Fica Goiabada. Decidido.'],
];

/** Who follows whom. */
export const demoFollows: Readonly<Record<string, readonly string[]>> = {
  demo: ['junmori', 'adaeze.braids', 'sam_whitfield', 'zoe.rizos', 'lukas-brandt'],
  'cleo.hart': ['demo', 'sam_whitfield', 'junmori'],
  'owen.clarke': ['adaeze.braids'],
  'fatima.idrissi': ['camila.paredes', 'priya.sen', 'lukas-brandt', 'junmori'],
  'gurpreet.singh': ['leilani.bodywork', 'hana.lashes'],
  'bea.nogueira': ['ines_nails', 'zoe.rizos'],
  'ifeanyi.eze': ['tunde.cuts', 'adaeze.braids'],
  junmori: ['sam_whitfield', 'lukas-brandt', 'adaeze.braids'],
  sam_whitfield: ['junmori', 'demo'],
  'zoe.rizos': ['demo', 'adaeze.braids'],
  'adaeze.braids': ['zoe.rizos', 'tunde.cuts', 'ines_nails'],
  ines_nails: ['hana.lashes', 'priya.sen'],
  'hana.lashes': ['ines_nails', 'priya.sen'],
  'camila.paredes': ['lukas-brandt', 'zoe.rizos'],
};

export interface DemoRating {
  readonly artist: string;
  readonly client: string;
  readonly stars: number;
  readonly words: string;
  readonly reply?: string;
}

/** What clients said of a visit that was; at most one for each visit. */
export const demoRatings: readonly DemoRating[] = [
  {
    artist: 'demo',
    client: 'cleo.hart',
    stars: 5,
    words:
      'In at ten, out at eleven, and it still falls right after washing it myself. She remembered that I hate mint.',
    reply: 'Mint is banned from the shelf on your days.',
  },
  {
    artist: 'demo',
    client: 'sam_whitfield',
    stars: 4,
    words: 'Good clean sides. The buzzer downstairs does not work, ring twice as she says.',
  },
  {
    artist: 'adaeze.braids',
    client: 'owen.clarke',
    stars: 5,
    words: 'I came for advice on behalf of a nine-year-old and was taken entirely seriously.',
    reply: 'Your list of questions is the best I ever had.',
  },
  {
    artist: 'tunde.cuts',
    client: 'ifeanyi.eze',
    stars: 5,
    words: 'Sharp. E no dey waste time and the towel hot well well.',
  },
  {
    artist: 'ines_nails',
    client: 'bea.nogueira',
    stars: 5,
    words: 'Capricho de sempre. Três semanas e nem uma lasca.',
  },
  {
    artist: 'hana.lashes',
    client: 'gurpreet.singh',
    stars: 5,
    words: 'Patient with a man who knew nothing. The present was a success.',
  },
  {
    artist: 'lukas-brandt',
    client: 'demo',
    stars: 5,
    words: 'An hour by video and I finally understand light. My page has never looked better.',
  },
  {
    artist: 'leilani.bodywork',
    client: 'gurpreet.singh',
    stars: 4,
    words: 'Found the knot in a minute. A little late to start, made up for it at the end.',
    reply: 'The visit before you ran over. Thank you for waiting so kindly.',
  },
  {
    artist: 'camila.paredes',
    client: 'fatima.idrissi',
    stars: 5,
    words: 'She drew my whole staircase on the back of an envelope and it all fits the budget.',
  },
  { artist: 'zoe.rizos', client: 'demo', stars: 5, words: 'From one stylist to another: go. I changed how I diffuse.' },
  { artist: 'sam_whitfield', client: 'demo', stars: 5, words: 'Steady, quiet, exact. Healed without a single flake.' },
  {
    artist: 'sam_whitfield',
    client: 'cleo.hart',
    stars: 4,
    words: 'We drew for an hour and I left with a design and homework. The stairs are steep.',
  },
];

export interface DemoThread {
  /** The first of them wrote first. */
  readonly people: readonly [string, string];
  readonly status: 'open' | 'request';
  /** Minutes before the demo was filled, who of the two, and what. */
  readonly messages: readonly (readonly [minutesAgo: number, who: 0 | 1, words: string])[];
  /** How many of the last ones the other has not read. */
  readonly unread: number;
}

export const demoThreads: readonly DemoThread[] = [
  {
    people: ['cleo.hart', 'demo'],
    status: 'open',
    messages: [
      [2900, 0, 'Hi Maya, would the copper work on hair as dark as mine?'],
      [2870, 1, 'It would, in two visits. I would not do it in one and you would not want me to.'],
      [2865, 0, 'Two it is. Is a Saturday morning ever free?'],
      [2840, 1, 'Every second one. They are on my page, take the early one, it is quieter.'],
      [90, 0, 'Booked. Can I bring my own oil? It is the only one that does not itch.'],
    ],
    unread: 1,
  },
  {
    people: ['demo', 'sam_whitfield'],
    status: 'open',
    messages: [
      [10_300, 0, 'The scissors healed perfectly. Sending you everybody who asks.'],
      [10_250, 1, 'Good to hear. Sunscreen from now on, even in November.'],
      [10_240, 0, 'Yes, doctor.'],
    ],
    unread: 0,
  },
  {
    people: ['fatima.idrissi', 'demo'],
    status: 'request',
    messages: [
      [
        300,
        0,
        'Hello! My sister is getting married in New York in May, eleven of us need hair on one morning. Is that something you do?',
      ],
    ],
    unread: 1,
  },
  {
    people: ['fatima.idrissi', 'camila.paredes'],
    status: 'open',
    messages: [
      [4100, 0, 'The staircase has fourteen steps, I counted again.'],
      [4050, 1, 'Nine metres then. I send you the list tonight.'],
    ],
    unread: 0,
  },
];

export interface DemoGuestThread {
  readonly artist: string;
  /** Whose only visit with that artist it is about. */
  readonly guest: string;
  /** Minutes before the demo was filled, whether the guest wrote, and what. */
  readonly messages: readonly (readonly [minutesAgo: number, fromGuest: boolean, words: string])[];
}

export const demoGuestThreads: readonly DemoGuestThread[] = [
  {
    artist: 'demo',
    guest: 'Alma Reyes',
    messages: [
      [1_480, true, 'My daughter would like to surprise me at the end. May she come up?'],
      [1_460, false, 'Of course. Second floor, and the bell needs two rings.'],
      [1_455, true, 'She will be thrilled. So am I!'],
    ],
  },
];
