/** Does something once, as soon as the window is looked at: at once, or when it is come back to. Answers how to give it up. */
export function whenLookedAt(act: () => void): () => void {
  const look = () => {
    if (document.visibilityState !== 'visible') return;
    document.removeEventListener('visibilitychange', look);
    act();
  };
  document.addEventListener('visibilitychange', look);
  look();
  return () => document.removeEventListener('visibilitychange', look);
}
