import { useEffect } from 'react';

const name = '/manifest.webmanifest';

// It travels as text, for pages whose scripts do not come alive.
const add = `new PerformanceObserver((_,painted)=>{
  painted.disconnect();
  document.head.append(Object.assign(document.createElement('link'),{rel:'manifest',href:'${name}'}));
}).observe({type:'paint',buffered:true})`.replaceAll(/\n */g, '');

/**
 * Names the manifest once people have seen the page. Named in the head it is fetched at once, and the icons that it names with it:
 * beside fonts and pictures, for what nobody needs before they install the app.
 */
export function LateManifest({ alive, nonce }: { alive: boolean; nonce: string | undefined }) {
  useEffect(() => {
    if (!document.querySelector('link[rel=manifest]'))
      document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href: name }));
  }, []);
  // oxlint-disable-next-line react/no-danger -- our own text, and a script cannot be written otherwise
  return alive ? null : <script nonce={nonce} dangerouslySetInnerHTML={{ __html: add }} />;
}
