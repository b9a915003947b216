import type { ReactElement, ReactNode } from 'react';

export interface DropdownMenuProps {
  /** One button; it gets the menu's aria attributes. */
  trigger: ReactElement<TriggerProps>;
  align?: 'start' | 'center' | 'end';
  onClose?: () => void;
  /** MenuItem, MenuLink, MenuLabel, MenuSeparator, Submenu, MenuChoices. */
  children: ReactNode;
}

export interface MenuItemProps {
  icon?: ReactNode;
  /** For what destroys or ends something. */
  danger?: boolean;
  disabled?: boolean;
  onSelect?: () => void;
  children: ReactNode;
}

export interface MenuLinkProps {
  href: string;
  icon?: ReactNode;
  children: ReactNode;
}

export interface SubmenuProps {
  label: string;
  icon?: ReactNode;
  children: ReactNode;
}

export interface MenuChoicesProps {
  /** Of the present choice. */
  value: string;
  /** Called when another one is chosen. */
  onChoose: (value: string) => void;
  /** MenuChoice. */
  children: ReactNode;
}

export interface MenuChoiceProps {
  value: string;
  /** In which language its words are, where it is not the page's. */
  lang?: string;
  children: ReactNode;
}

export interface TriggerProps {
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
  onPointerEnter?: () => void;
  onFocus?: () => void;
  onClick?: () => void;
}
