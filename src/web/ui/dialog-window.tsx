import { Dialog as Primitive } from 'radix-ui';
import { useRef, useState, type RefObject } from 'react';
import { classNames } from './class-names.ts';
import type { DialogProps } from './dialog-props.ts';
import { XIcon } from './icons.ts';
import { useCloseWatcher } from './use-close-watcher.ts';

/** A sheet from the bottom on a phone, a centred dialog from 768 px. One at a time, never stacked. */
export function DialogWindow({
  open,
  onOpenChange,
  role = 'dialog',
  initialFocus,
  returnFocus,
  ...parts
}: DialogProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const typed = useRef(false);
  // What opened it has the focus until the dialog takes it.
  const opener = useRef<Element>(null);
  useCloseWatcher(open, () => onOpenChange?.(false));
  return (
    <Primitive.Root open={open} {...(onOpenChange && { onOpenChange })}>
      <Primitive.Portal>
        <Primitive.Overlay className="dialog-scrim fixed inset-0 z-40 bg-scrim" />
        <Primitive.Content
          role={role}
          {...(!parts.description && { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            opener.current = document.activeElement;
            typed.current = false;
            (initialFocus?.current ?? heading.current)?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            const back = returnFocus ? returnFocus() : opener.current;
            if (back instanceof HTMLElement) back.focus();
          }}
          onInput={({ target }) => {
            typed.current ||= target instanceof Element && target.matches(writtenIn);
          }}
          // What somebody has typed is not lost to a press beside it.
          onPointerDownOutside={(event) => (role === 'alertdialog' || typed.current) && event.preventDefault()}
          className={classNames('dialog-sheet', parts.size === 'wide' ? 'md:max-w-230' : 'md:max-w-130', sheetClass)}
        >
          <span aria-hidden className="mx-auto mt-2.5 h-1 w-10 shrink-0 rounded-pill bg-line-strong md:hidden" />
          <HeadAndBody heading={heading} {...parts} />
          {parts.footer && <footer className={footerClass}>{parts.footer}</footer>}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

type HeadAndBodyProps = Omit<DialogProps, 'open'> & { heading: RefObject<HTMLHeadingElement | null> };

/** The title stays in sight; it gets an edge once something has moved under it. */
function HeadAndBody({ heading, title, description, describedInside, closeLabel, children }: HeadAndBodyProps) {
  const [scrolled, setScrolled] = useState(false);
  return (
    <>
      <header className="px-5 pt-5 pb-3 md:px-6">
        <div className="flex items-start gap-3">
          <Primitive.Title ref={heading} tabIndex={-1} className="min-w-0 grow type-display-m outline-none">
            {title}
          </Primitive.Title>
          <Primitive.Close aria-label={closeLabel} title={closeLabel} className={closeClass}>
            <XIcon size={22} aria-hidden />
          </Primitive.Close>
        </div>
        {description && (
          <Primitive.Description className={classNames('mt-1 type-small text-ink-2', describedInside && 'lg:hidden')}>
            {description}
          </Primitive.Description>
        )}
      </header>
      <div aria-hidden className={classNames('h-px shrink-0', scrolled && 'bg-line')} />
      <div
        className="min-h-0 grow overflow-y-auto overscroll-contain px-5 pt-1 pb-5 empty:p-0 md:px-6"
        onScroll={({ currentTarget }) => setScrolled(currentTarget.scrollTop > 0)}
      >
        {children}
      </div>
    </>
  );
}

const writtenIn = 'textarea, input:not([type=radio], [type=checkbox], [type=file])';

/** Wraps a button in a dialog's footer that only closes it. */
export const DialogClose = Primitive.Close;

const sheetClass =
  'fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] flex-col rounded-t-sheet bg-surface text-ink shadow-float outline-none ' +
  'md:inset-0 md:m-auto md:h-fit md:max-h-[min(92dvh,52rem)] md:w-[calc(100%-3rem)] md:rounded-sheet';
const closeClass =
  'pressable relative -my-2 -me-2.5 inline-flex size-11 shrink-0 items-center justify-center rounded-control text-ink-2 hover:bg-sunken hover:text-ink';
const footerClass =
  'flex flex-col gap-2 border-t border-line px-5 pt-3 pb-[max(0.875rem,env(safe-area-inset-bottom))] md:flex-row-reverse md:px-6';
