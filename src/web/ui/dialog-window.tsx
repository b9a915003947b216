import { Dialog as Primitive } from 'radix-ui';
import { useRef } from 'react';
import { classNames } from './class-names.ts';
import type { DialogProps } from './dialog-props.ts';
import { XIcon } from './icons.ts';

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
  return (
    <Primitive.Root open={open} {...(onOpenChange && { onOpenChange })}>
      <Primitive.Portal>
        <Primitive.Overlay className="dialog-scrim fixed inset-0 z-40 bg-scrim" />
        <Primitive.Content
          role={role}
          {...(!parts.description && { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            (initialFocus?.current ?? heading.current)?.focus();
          }}
          onCloseAutoFocus={(event) => {
            if (!returnFocus) return;
            event.preventDefault();
            returnFocus()?.focus();
          }}
          onPointerDownOutside={(event) => role === 'alertdialog' && event.preventDefault()}
          className={classNames('dialog-sheet', parts.size === 'wide' ? 'md:max-w-230' : 'md:max-w-130', sheetClass)}
        >
          <span aria-hidden className="mx-auto mt-2.5 h-1 w-10 shrink-0 rounded-pill bg-line-strong md:hidden" />
          <header className="flex items-start gap-3 px-5 pt-3 pb-3 md:px-6 md:pt-5">
            <div className="min-w-0 grow pt-1.5">
              <Primitive.Title ref={heading} tabIndex={-1} className="type-display-m outline-none">
                {parts.title}
              </Primitive.Title>
              {parts.description && (
                <Primitive.Description
                  className={classNames('mt-1 type-small text-ink-2', parts.describedInside && 'lg:hidden')}
                >
                  {parts.description}
                </Primitive.Description>
              )}
            </div>
            <Primitive.Close aria-label={parts.closeLabel} title={parts.closeLabel} className={closeClass}>
              <XIcon size={22} aria-hidden />
            </Primitive.Close>
          </header>
          <div className="min-h-0 grow overflow-y-auto overscroll-contain px-5 pt-1 pb-5 md:px-6">{parts.children}</div>
          {parts.footer && <footer className={footerClass}>{parts.footer}</footer>}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** Wraps a button in a dialog's footer that only closes it. */
export const DialogClose = Primitive.Close;

const sheetClass =
  'fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] flex-col rounded-t-sheet bg-surface text-ink shadow-float outline-none ' +
  'md:inset-0 md:m-auto md:h-fit md:max-h-[min(92dvh,52rem)] md:w-[calc(100%-3rem)] md:rounded-sheet';
const closeClass =
  'pressable -me-2.5 inline-flex size-11 shrink-0 items-center justify-center rounded-control text-ink-2 hover:bg-sunken hover:text-ink';
const footerClass =
  'flex flex-col gap-2 border-t border-line px-5 pt-3.5 pb-[max(0.875rem,env(safe-area-inset-bottom))] md:flex-row-reverse md:px-6';
