import { options } from 'preact';
import 'preact/compat';

// A word to React that Preact would write as an attribute. After what `compat` makes of an element's props.
const created = options.vnode;
options.vnode = (vnode) => {
  created?.(vnode);
  if (typeof vnode.type === 'string')
    delete (vnode.props as { suppressHydrationWarning?: boolean }).suppressHydrationWarning;
};
