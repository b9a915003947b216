import type { MouseEvent } from 'react';

/** A click that React gave to the page. It drops those on what it has begun to make alive and not finished. */
interface HeardClick extends globalThis.MouseEvent {
  isHeard?: true;
}

// It travels as text, before every other script, and is in no file of the browser's. React names its own on every element
// that it has begun to make alive.
const doAgain = `{
  let turn=0,last;
  const begun=(button)=>Object.keys(button).some((key)=>key.startsWith('__reactFiber$'));
  const wait=(button,own,left)=>setTimeout(()=>{
    if(own!==turn||!button.isConnected||left===0)return;
    if(begun(button))button.click();
    if(!last.isHeard)wait(button,own,left-1);
  },50);
  addEventListener('click',(click)=>{
    last=click;
    const button=click.target.closest('button[type=button]');
    if(button&&click.isTrusted)setTimeout(()=>click.isHeard||wait(button,++turn,300));
  },true);
}`;

/** Does what a button is for once it can, when somebody tapped it before: on a slow phone scripts take seconds. */
export function EarlyTap({ nonce }: { nonce: string | undefined }) {
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- our own text, and a script cannot be written otherwise
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? doAgain : '' }}
    />
  );
}

/** For the whole page: tells `EarlyTap` that a click came through. */
export function hearClick({ nativeEvent }: MouseEvent): void {
  (nativeEvent as HeardClick).isHeard = true;
}
