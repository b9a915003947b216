import { expect, test } from 'vitest';
import { freeTimes, openArtist, registerAt } from '#tests/support/artist.ts';
import { openWindow } from '#tests/support/browser.ts';
import { signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();

// Each names the sources of its classes, part by part: what is forgotten there would stand on the page without its look.
const pagesWithSheet = [
  '/',
  '/pricing',
  '/customers',
  '/contact',
  '/terms',
  '/u/ada',
  '/u/nobody',
  '/nobody-here',
  '/u/nobody/book',
];

const styleOf = (html: string) => /<style[^>]*>(.*?)<\/style>/s.exec(html)![1]!;
/** The classes that a style sheet knows. */
const known = (css: string) =>
  new Set([...css.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name]) => name!.replaceAll(/\\(.)/g, '$1')));
/** The classes that a page wears. */
const worn = (html: string) =>
  [...html.replace(styleOf(html), '').matchAll(/ class="([^"]*)"/g)]
    .flatMap(([, names]) =>
      names!.replaceAll('&gt;', '>').replaceAll('&amp;', '&').replaceAll('&#x27;', "'").split(' '),
    )
    .filter(Boolean);

/** Where a sample booking leads on from here, a day and a time at most. */
const leads = (html: string) => {
  const to = [...html.matchAll(/ href="(\/\?[^"#]*)#/g)].map(([, href]) => href!.replaceAll('&amp;', '&'));
  return ['service=', 'date=', 'slot='].flatMap((step) => to.filter((href) => href.includes(step)).slice(0, 1));
};

test('a page with a style sheet of its own has the look of all that stands on it, signed in, too', async () => {
  await registerAt(stage.program.url, 'cleo');
  const ada = await openArtist(stage.program.url, 'ada', { autoConfirm: true });
  const [first] = await freeTimes(ada);
  const booking = `/u/ada/book?service=${ada.serviceIds[0]}`;
  const steps = [
    '/u/ada/book',
    booking,
    `${booking}&slot=${encodeURIComponent(first!)}`,
    `${booking}&slot=2020-01-01T10:00:00Z`,
  ];
  const stranger = await openWindow(stage.browser, stage.program.url);
  const cleo = await signedIn(stage.browser, stage.program.url, 'cleo');
  const htmlOf = async (window: typeof cleo, path: string) => (await window.request.get(path)).text();
  const app = known(styleOf(await htmlOf(stranger, '/auth')));
  const seen: string[] = [];
  for (const [who, window] of Object.entries({ stranger, cleo })) {
    // Whoever is signed in has the app at `/`.
    const paths = new Set([...pagesWithSheet, ...steps].slice(who === 'cleo' ? 1 : 0));
    for (const path of paths) {
      const html = await htmlOf(window, path);
      seen.push(path);
      const own = known(styleOf(html));
      const missing = worn(html).filter((name) => app.has(name) && !own.has(name));
      expect([who, path, [...new Set(missing)]]).toEqual([who, path, []]);
      expect(own.size).toBeGreaterThan(100);
      if (path.startsWith('/?') || path === '/') for (const href of leads(html)) paths.add(href);
    }
  }
  // The sample was followed to its last step.
  expect(seen.filter((path) => path.includes('slot='))).not.toEqual([]);
  await stranger.close();
  await cleo.close();
});
