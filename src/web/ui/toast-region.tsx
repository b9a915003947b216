import { Toast as Primitive } from 'radix-ui';
import { classNames } from './class-names.ts';
import { readsRightToLeft } from './reading-direction.ts';
import { CheckCircleIcon, WarningCircleIcon, XIcon } from './icons.ts';
import { toastStore, type ShownToast, type ToastRegionTexts } from './toast-store.ts';

/**
 * The region while there is a toast. Each toast gets its own provider: Radix keeps a timer paused for ever when
 * a toast is closed while the pointer or the focus is on it.
 */
export default function ShownToastRegion({ shown, label, closeLabel }: ToastRegionTexts & { shown: ShownToast }) {
  return (
    <Primitive.Provider
      key={shown.id}
      duration={5000}
      swipeDirection={readsRightToLeft() ? 'left' : 'right'}
      swipeThreshold={50}
      label={label.replace(/\s*\(\{hotkey\}\)/, '')}
    >
      <OneToast toast={shown} closeLabel={closeLabel} />
      <Primitive.Viewport hotkey={['F8']} label={label} className={viewportClass} />
    </Primitive.Provider>
  );
}

function OneToast({ toast, closeLabel }: { toast: ShownToast; closeLabel: string }) {
  const destructive = toast.look === 'destructive';
  const Icon = destructive ? WarningCircleIcon : CheckCircleIcon;
  return (
    <Primitive.Root
      open={toast.open}
      onOpenChange={(open) => !open && toastStore.dismiss(toast.id)}
      type={destructive ? 'foreground' : 'background'}
      className={classNames('toast-slide', toastClass, destructive ? 'bg-danger text-on-danger' : 'bg-ink text-page')}
    >
      <Icon size={22} weight="fill" aria-hidden className="mt-px shrink-0" />
      <div className="min-w-0 grow">
        <Primitive.Title className="type-strong leading-6">{toast.title}</Primitive.Title>
        {toast.description && <Primitive.Description className="type-small">{toast.description}</Primitive.Description>}
        {toast.action && (
          <Primitive.Action altText={toast.action.label} onClick={toast.action.onSelect} className={actionClass}>
            {toast.action.label}
          </Primitive.Action>
        )}
      </div>
      <Primitive.Close aria-label={closeLabel} className={closeClass}>
        <XIcon size={18} aria-hidden />
      </Primitive.Close>
    </Primitive.Root>
  );
}

const viewportClass =
  'fixed inset-x-4 bottom-[calc(var(--bottom-nav)+env(safe-area-inset-bottom)+0.75rem)] z-60 m-0 list-none rounded-control p-0 ' +
  // An open sheet has its buttons down there.
  'max-md:in-[body:has(.dialog-sheet)]:top-3 max-md:in-[body:has(.dialog-sheet)]:bottom-auto ' +
  'md:inset-x-auto md:top-4 md:end-4 md:bottom-auto md:w-105';
const toastClass = 'flex [touch-action:pan-y] gap-3 rounded-control py-3 pe-1.5 ps-3.5 shadow-float';
const actionClass = 'mt-1 inline-flex min-h-11 items-center type-small-strong underline underline-offset-4';
const closeClass = '-my-2.5 inline-flex size-11 shrink-0 items-center justify-center rounded-control outline-current!';
