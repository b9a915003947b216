import { useEffect } from 'react';

/** Asks nothing of what is around it: it also travels as text. */
function nameManifest() {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = '/manifest.webmanifest';
  document.head.append(link);
}

// For pages whose scripts do not come alive.
const nameOncePainted = import.meta.env.SSR
  ? `new PerformanceObserver((_,painted)=>{painted.disconnect();(${nameManifest})()}).observe({type:'paint',buffered:true})`
  : '';

/**
 * Names the manifest once people have seen the page. Named in the head it is fetched at once, and the icons that it names with it:
 * beside fonts and pictures, for what nobody needs before they install the app.
 */
export function LateManifest({ alive, nonce }: { alive: boolean; nonce: string | undefined }) {
  useEffect(() => {
    if (!document.querySelector('link[rel=manifest]')) nameManifest();
  }, []);
  // oxlint-disable-next-line react/no-danger -- our own text, and a script cannot be written otherwise
  return alive ? null : <script nonce={nonce} dangerouslySetInnerHTML={{ __html: nameOncePainted }} />;
}
