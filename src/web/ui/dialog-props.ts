import type { ReactNode, RefObject } from 'react';

export interface DialogProps {
  open: boolean;
  onOpenChange?: (open: boolean) => void;
  title: ReactNode;
  /** One line under the title: the service, its length and price. */
  description?: ReactNode;
  /** From 1024 px the same stands in sight inside; it still describes the dialog. */
  describedInside?: boolean | undefined;
  closeLabel: string;
  /** Stays in sight at the bottom: the buttons. */
  footer?: ReactNode;
  /** `wide` is 920 px from 768 px up; the default is 520 px. */
  size?: 'default' | 'wide';
  /** `alertdialog` for questions that must be answered; it does not close by a press outside, as no dialog does that was typed into. */
  role?: 'dialog' | 'alertdialog';
  /** Where focus starts; the heading by default. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Where focus goes when it closes, if not to what had it before. */
  returnFocus?: () => HTMLElement | null;
  children?: ReactNode;
}
