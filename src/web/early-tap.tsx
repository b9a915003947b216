import { useEffect } from 'react';

declare global {
  interface Window {
    /** The button that was tapped last before anything listened to it. */
    earlyTap?: HTMLButtonElement | null;
  }
}

// It travels as text, before every other script.
const keepTap = `addEventListener('click',(event)=>{
  if(!('alive' in document.documentElement.dataset))window.earlyTap=event.target.closest('button[type=button]');
},true)`;

/** Keeps the button that somebody taps before the page's scripts are there: on a slow phone that takes seconds. */
export function KeepEarlyTap({ nonce }: { nonce: string | undefined }) {
  // oxlint-disable-next-line react/no-danger -- our own text, and a script cannot be written otherwise
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: keepTap }} />;
}

/** Marks the document once everything on it listens, and does what was tapped until then. */
export function useAlive(alive: boolean) {
  useEffect(() => {
    if (!alive) return;
    document.documentElement.dataset['alive'] = '';
    const tapped = window.earlyTap;
    delete window.earlyTap;
    if (tapped?.isConnected) tapped.click();
  }, [alive]);
}
