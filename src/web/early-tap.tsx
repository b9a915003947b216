// It travels as text, before every other script, and is in no file of the browser's. `preact/react-dom-client.ts` names what
// listens. Coming alive puts fields back to what the server wrote: what was ticked, chosen or typed is done again. A form that
// names no way of its own (`method="post"`, `action`) is only for scripts: sent by the browser it would be lost, and what was
// typed into it would stand in the address. One thing is done at a time, in the order in which it was done first and a form
// after what it holds: each finds what the one before has changed.
const doAgain = `{
  const pending=new Map();
  const look=()=>{
    for(const [element,{act,until}] of pending){
      if(!element.isConnected||performance.now()>until)pending.delete(element);
      else if(element.isAlive&&![...pending.keys()].some((other)=>other!==element&&element.contains(other))){
        pending.delete(element);
        act();
        break;
      }
    }
    if(pending.size>0)setTimeout(look,50);
  };
  const later=(element,act)=>{
    if(pending.size===0)setTimeout(look,50);
    pending.delete(element);
    pending.set(element,{act,until:performance.now()+60000});
  };
  const early=(name,act)=>addEventListener(name,(event)=>{
    if(event.isTrusted&&!event.target.isAlive)act(event,event.target);
  },true);
  const tell=(field,name)=>field.dispatchEvent(new Event(name,{bubbles:true}));
  early('click',(_,pressed)=>{
    const button=pressed.closest('button[type=button]');
    if(button&&!button.isAlive)later(button,()=>button.click());
  });
  early('input',(_,field)=>{
    const {type,value}=field;
    if(type==='file'||type==='checkbox'||type==='radio'||value===undefined)return;
    later(field,()=>{
      if(field.value!==value&&field.value===(field.defaultValue??field.value))field.value=value;
      tell(field,'input');
      tell(field,'change');
    });
  });
  early('change',(_,field)=>{
    const {type,checked}=field;
    if(type==='checkbox'||type==='radio')later(field,()=>{
      field.checked=!checked;
      field.click();
    });
  });
  early('submit',(event,form)=>{
    if(form.method==='post'||form.hasAttribute('action'))return;
    event.preventDefault();
    later(form,()=>form.requestSubmit(event.submitter));
  });
}`;

/** Does what somebody pressed, typed or sent once the page can, when they were faster: on a slow phone scripts take seconds. */
export function EarlyTap({ nonce }: { nonce: string | undefined }) {
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- our own text, and a script cannot be written otherwise
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? doAgain.replaceAll(/\n */g, '') : '' }}
    />
  );
}
