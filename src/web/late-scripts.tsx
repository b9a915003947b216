const early = '<link rel="modulepreload"';
const named = /<link rel="modulepreload" href="([^"]+)"/g;
const begins = ' type="module" async>';
const ends = '</script>';

/** Milliseconds; a picture that does not come, or a page that nobody looks at, does not keep scripts away for longer. */
const longestWait = 2_500;

// It travels as text. What a browser knows of languages it loads with the first number or time that is written, which takes a
// phone a tenth of a second: it is done, in three turns, while the style sheet comes. What the server set aside takes its place
// once people have seen the page and its first picture.
const begin = `window.requestIdleCallback?.(()=>{
  Intl.Collator.supportedLocalesOf('en');
  requestIdleCallback(()=>{
    new Intl.NumberFormat();
    requestIdleCallback(()=>new Intl.DateTimeFormat(undefined,{weekday:'long'}).format());
  });
});
addEventListener('DOMContentLoaded',()=>{
  let waits=2;
  const seen=()=>--waits||start();
  const start=()=>{
    clearTimeout(patience);
    const late=document.querySelector('script[type=late]');
    if(!late)return;
    const script=document.createElement('script');
    script.type='module';
    script.nonce=late.nonce;
    script.textContent=late.textContent;
    document.querySelector('link[rel=late]').rel='modulepreload';
    late.replaceWith(script);
  };
  const patience=setTimeout(start,${longestWait});
  new PerformanceObserver((paints,observer)=>{
    if(paints.getEntriesByName('first-contentful-paint').length){observer.disconnect();seen()}
  }).observe({type:'paint',buffered:true});
  const picture=document.querySelector('img[fetchpriority=high]');
  if(!picture||picture.complete)seen();
  else for(const end of['load','error'])picture.addEventListener(end,seen,{once:true});
});`;

/** Begins the page's scripts when people can see the page; goes with `withLateScripts`. */
export function LateScripts({ nonce }: { nonce: string | undefined }) {
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- our own text, and a script cannot be written otherwise
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? begin : '' }}
    />
  );
}

/**
 * Sets the scripts of a built page aside: on a slow line they would share it with styles, fonts and pictures. What the page
 * named ahead, its script imports then: some forty links would each have to be begun by themselves, which takes a phone a
 * tenth of a second. Only the first stays a link, the entry: it may not run before the page's own modules have.
 */
export function withLateScripts(html: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  if (!html.includes(early)) return html;
  const text = html.toString();
  const [, ...imported] = [...text.matchAll(named)].map(([, address]) => address!);
  const script = text.indexOf(begins);
  if (script < 0) throw new Error('A page names scripts and begins none: what writes pages has changed.');
  const end = text.indexOf(ends, script);
  return Buffer.from(
    [
      text.slice(0, script).replaceAll(early, '<link rel="late"'),
      ' type="late">',
      text.slice(script + begins.length, end),
      ...imported.map((module) => `\nimport"${module}";`),
      text.slice(end).replaceAll(early, '<link rel="late"'),
    ].join(''),
  );
}
