const early = '<link rel="modulepreload"';
const begins = ' type="module" async>';

/** Milliseconds; a picture that does not come, or a page that nobody looks at, does not keep scripts away for longer. */
const longestWait = 2_500;

// It travels as text. What the server set aside takes its place once people have seen the page and its first picture.
const begin = `addEventListener('DOMContentLoaded',()=>{
  let waits=2;
  const seen=()=>--waits||start();
  const start=()=>{
    clearTimeout(patience);
    for(const link of document.querySelectorAll('link[rel=late]'))link.rel='modulepreload';
    for(const late of document.querySelectorAll('script[type=late]')){
      const script=document.createElement('script');
      script.type='module';
      script.nonce=late.nonce;
      script.textContent=late.textContent;
      late.replaceWith(script);
    }
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

/** Sets the scripts of a built page aside: on a slow line they would share it with styles, fonts and pictures. */
export function withLateScripts(html: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  if (!html.includes(early)) return html;
  return Buffer.from(
    html.toString().replaceAll(early, '<link rel="late" fetchpriority="low"').replace(begins, ' type="late">'),
  );
}
