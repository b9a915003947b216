import { DropdownMenu as Primitive } from 'radix-ui';
import { useCallback, useState, type ReactNode } from 'react';
import { directionOf, readerLocale } from '#kernel/language';
import { classNames } from './class-names.ts';
import type {
  DropdownMenuProps,
  MenuChoiceProps,
  MenuChoicesProps,
  MenuItemProps,
  MenuLinkProps,
  SubmenuProps,
} from './menu-props.ts';
import { CaretDownIcon, CaretRightIcon, CheckIcon } from './icons.ts';
import { Link } from './link.tsx';

/** The menu and its button once somebody has reached for it; it begins open. */
export function OpenedMenu({ trigger, align = 'end', onClose, children }: DropdownMenuProps) {
  const [tall, setTall] = useState(false);
  const measure = useCallback((panel: HTMLElement | null) => {
    if (panel) setTall(isTooTall(panel));
  }, []);
  const dir = directionOf(readerLocale());
  return (
    <Primitive.Root modal={false} defaultOpen onOpenChange={(open) => !open && onClose?.()} dir={dir}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Content
        ref={measure}
        side={tall ? (dir === 'rtl' ? 'right' : 'left') : 'bottom'}
        align={tall ? 'start' : align}
        sideOffset={8}
        collisionPadding={clearOfNav()}
        className={panelClass}
        style={shadedStyle}
      >
        {children}
      </Primitive.Content>
    </Primitive.Root>
  );
}

/** Whether neither the room over its button nor the room under it is enough: beside it there is the window's whole height. */
function isTooTall(panel: HTMLElement): boolean {
  const button = document.getElementById(panel.getAttribute('aria-labelledby') ?? '')?.getBoundingClientRect();
  if (!button) return false;
  const edge = clearOfNav();
  return panel.scrollHeight + 8 > Math.max(button.top - edge.top, innerHeight - edge.bottom - button.bottom);
}

/** Does something. */
export function MenuItem({ icon, danger, disabled, onSelect, children }: MenuItemProps) {
  return (
    <Primitive.Item
      {...(disabled && { disabled })}
      {...(onSelect && { onSelect })}
      className={classNames(itemClass, danger && 'text-danger')}
    >
      <ItemFace icon={icon}>{children}</ItemFace>
    </Primitive.Item>
  );
}

/** Goes somewhere. */
export function MenuLink({ href, icon, children }: MenuLinkProps) {
  return (
    <Primitive.Item asChild>
      <Link href={href} className={itemClass}>
        <ItemFace icon={icon}>{children}</ItemFace>
      </Link>
    </Primitive.Item>
  );
}

/** A menu within the menu: beside it, after 100 ms of hover and by arrow key; on a phone under its line, by tap. */
export function Submenu(props: SubmenuProps) {
  const [beside] = useState(isWide);
  return beside ? <SubmenuBeside {...props} /> : <SubmenuUnder {...props} />;
}

function SubmenuBeside({ label, icon, children }: SubmenuProps) {
  return (
    <Primitive.Sub>
      <Primitive.SubTrigger className={classNames(itemClass, 'data-[state=open]:bg-sunken')}>
        <ItemFace icon={icon}>{label}</ItemFace>
        <CaretRightIcon size={16} aria-hidden className="mirrored ms-auto text-ink-3" />
      </Primitive.SubTrigger>
      <Primitive.SubContent sideOffset={4} collisionPadding={clearOfNav()} className={panelClass} style={shadedStyle}>
        {children}
      </Primitive.SubContent>
    </Primitive.Sub>
  );
}

/** Two menus do not fit beside each other in a phone's window. */
function SubmenuUnder({ label, icon, children }: SubmenuProps) {
  const [open, setOpen] = useState(false);
  function toggle(event: Event) {
    event.preventDefault();
    setOpen(!open);
  }
  return (
    <>
      <Primitive.Item aria-expanded={open} onSelect={toggle} className={itemClass}>
        <ItemFace icon={icon}>{label}</ItemFace>
        <CaretDownIcon size={16} aria-hidden className={classNames('ms-auto text-ink-3', open && 'rotate-180')} />
      </Primitive.Item>
      {open && (
        <div role="group" aria-label={label} ref={showWhole} className="ps-5">
          {children}
        </div>
      )}
    </>
  );
}

/** The menu scrolls by itself. */
function showWhole(opened: HTMLElement | null) {
  opened?.scrollIntoView({ block: 'nearest' });
}

/** Things of which one is chosen. */
export function MenuChoices({ value, onChoose, children }: MenuChoicesProps) {
  return (
    <Primitive.RadioGroup value={value} onValueChange={onChoose}>
      {children}
    </Primitive.RadioGroup>
  );
}

/** One of them; the chosen one is ticked. */
export function MenuChoice({ value, lang, children }: MenuChoiceProps) {
  return (
    <Primitive.RadioItem value={value} lang={lang} className={itemClass}>
      <span aria-hidden className="inline-flex w-5.5 justify-center">
        <Primitive.ItemIndicator>
          <CheckIcon size={18} weight="bold" />
        </Primitive.ItemIndicator>
      </span>
      {children}
    </Primitive.RadioItem>
  );
}

/** The room a menu leaves at the edges; on a phone it ends above the bottom navigation, which would cover it. */
function clearOfNav() {
  return { top: 12, right: 12, bottom: isWide() ? 12 : 68, left: 12 };
}

function isWide(): boolean {
  return matchMedia('(min-width: 48rem)').matches;
}

/** A heading over the items that follow. */
export function MenuLabel({ children }: { children: ReactNode }) {
  return <Primitive.Label className="px-3 pt-2 pb-1 type-small text-ink-3">{children}</Primitive.Label>;
}

/** A hairline between groups. */
export function MenuSeparator() {
  return <Primitive.Separator className="-mx-1.5 my-1.5 h-px bg-line" />;
}

function ItemFace({ icon, children }: { icon?: ReactNode; children: ReactNode }) {
  return (
    <>
      {icon && (
        <span aria-hidden className="inline-flex w-5.5 justify-center">
          {icon}
        </span>
      )}
      {children}
    </>
  );
}

const panelClass =
  'menu-panel z-50 min-w-48 max-w-[min(20rem,calc(100vw-1.5rem))] rounded-[1.125rem] border border-line bg-surface p-1.5 text-ink shadow-float outline-none ' +
  'max-h-(--radix-dropdown-menu-content-available-height) overflow-y-auto overscroll-contain';
// A menu that has less room than it needs scrolls, and phones show no bar for that. A shade lies at the edge behind which there
// is more: it stays with the edge, and the cover over it scrolls along with the ends of the list.
const shade = 'color-mix(in oklab, var(--ink) 26%, transparent), transparent';
const cover = 'var(--surface) 50%, transparent';
const shadedStyle = {
  background: [
    `linear-gradient(${cover}) top / 100% 1.5rem no-repeat local`,
    `linear-gradient(to top, ${cover}) bottom / 100% 1.5rem no-repeat local`,
    `linear-gradient(${shade}) top / 100% 1rem no-repeat scroll`,
    `linear-gradient(to top, ${shade}) bottom / 100% 1rem no-repeat scroll`,
    'var(--surface)',
  ].join(', '),
};
const itemClass =
  'flex min-h-11 w-full cursor-pointer items-center gap-2.5 rounded-control px-3 py-2 text-start outline-none select-none ' +
  'data-highlighted:bg-sunken data-highlighted:outline-2 data-highlighted:-outline-offset-2 data-highlighted:outline-line-strong ' +
  'data-disabled:cursor-default data-disabled:text-ink-3';
