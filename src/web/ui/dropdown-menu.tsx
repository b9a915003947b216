import { cloneElement, Suspense, useState, type ComponentProps } from 'react';
import type * as Parts from './menu-panel.tsx';
import type { DropdownMenuProps } from './menu-props.ts';
import { lazy } from './lazy.ts';

// What stands in a menu shows only in an opened one.
let parts: typeof Parts;
const load = async () => (parts = await import('./menu-panel.tsx'));
// What does not come now is tried again when the menu is opened.
const preload = () => void load().catch(() => {});

/** A menu that is open at once, under a button of its own. */
export const OpenedMenu = lazy(async () => ({ default: (await load()).OpenedMenu }));

/** Does something. */
export const MenuItem = (props: ComponentProps<typeof Parts.MenuItem>) => <parts.MenuItem {...props} />;

/** Goes somewhere. */
export const MenuLink = (props: ComponentProps<typeof Parts.MenuLink>) => <parts.MenuLink {...props} />;

/** A heading over the items that follow. */
export const MenuLabel = (props: ComponentProps<typeof Parts.MenuLabel>) => <parts.MenuLabel {...props} />;

/** A hairline between groups. */
export const MenuSeparator = () => <parts.MenuSeparator />;

/** A menu within the menu; opens after 100 ms of hover, by arrow key and by tap. */
export const Submenu = (props: ComponentProps<typeof Parts.Submenu>) => <parts.Submenu {...props} />;

/**
 * A menu under a button. Its script is fetched when somebody reaches for the button. The page behind stays usable;
 * type-ahead starts again after 1000 ms. It stays where its button is in the document, inside that landmark, so an
 * ancestor must not clip what is fixed (no `clip-path`, no `filter`).
 */
export function DropdownMenu({ trigger, ...menu }: DropdownMenuProps) {
  const [wanted, setWanted] = useState(false);
  const closed = cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: preload,
    onFocus: preload,
    onClick: () => setWanted(true),
  });
  if (!wanted) return closed;
  return (
    <Suspense fallback={closed}>
      <OpenedMenu trigger={trigger} {...menu} />
    </Suspense>
  );
}
