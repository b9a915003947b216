// It travels as text, before every other script. React names its own on every element that it has made alive.
const doAgain = `{
  let turn=0;
  const listens=(button)=>Object.keys(button).some((key)=>key.startsWith('__reactFiber$'));
  const wait=(button,own,left)=>{
    if(own!==turn||!button.isConnected||left===0)return;
    setTimeout(()=>listens(button)?button.click():wait(button,own,left-1),50);
  };
  addEventListener('click',({target})=>{
    const button=target.closest('button[type=button]');
    if(button)setTimeout(()=>listens(button)||wait(button,++turn,300));
  },true);
}`;

/** Does what a button is for once it can, when somebody tapped it before: on a slow phone scripts take seconds. */
export function EarlyTap({ nonce }: { nonce: string | undefined }) {
  // oxlint-disable-next-line react/no-danger -- our own text, and a script cannot be written otherwise
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: doAgain }} />;
}
