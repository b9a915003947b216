const early = '<link rel="modulepreload"';
const begins = ' type="module" async=""';

// It travels as text. What the server set aside takes its place once the page has been painted.
const begin = `addEventListener('DOMContentLoaded',()=>requestAnimationFrame(()=>setTimeout(()=>{
  for(const link of document.querySelectorAll('link[rel=late]'))link.rel='modulepreload';
  for(const late of document.querySelectorAll('script[type=late]')){
    const script=document.createElement('script');
    script.type='module';
    script.nonce=late.nonce;
    script.textContent=late.textContent;
    late.replaceWith(script);
  }
})));`;

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
    html.toString().replaceAll(early, '<link rel="late" fetchpriority="low"').replace(begins, ' type="late"'),
  );
}
