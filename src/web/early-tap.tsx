// It travels as text, before every other script, and is in no file of the browser's. `preact/react-dom-client.ts` names what
// listens.
const doAgain = `{
  let turn=0;
  const wait=(button,own,left)=>setTimeout(()=>{
    if(own!==turn||!button.isConnected||left===0)return;
    if(button.isAlive)button.click();
    else wait(button,own,left-1);
  },50);
  addEventListener('click',(click)=>{
    const button=click.target.closest('button[type=button]');
    if(button&&click.isTrusted&&!button.isAlive)wait(button,++turn,300);
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
