import { Suspense, type ReactNode } from 'react';
import { useShown } from '#web/ui/use-shown.ts';
import type { Post } from './queries.ts';
import { lazy } from '#web/ui/lazy.ts';

// Nobody opens these before they have looked at a post.
const CollectDialog = lazy(async () => ({ default: (await import('./saved/collect-dialog.tsx')).CollectDialog }));
const RemoveDialog = lazy(async () => ({ default: (await import('./card/remove-dialog.tsx')).RemoveDialog }));
const WhyDialog = lazy(async () => ({ default: (await import('./feed/why-dialog.tsx')).WhyDialog }));

export interface PostDialogs {
  /** Puts it into a lookbook. */
  readonly collect: (post: Post) => void;
  /** Deletes it, after asking. */
  readonly remove: (post: Post) => void;
  /** Says why Discover shows it. */
  readonly explain: (post: Post) => void;
  /** Stands once in the page. */
  readonly dialogs: ReactNode;
}

/** What opens over a page from the menu of a post; `onRemoved` once one is gone. */
export function usePostDialogs(userId: number, onRemoved?: () => void): PostDialogs {
  const collecting = useShown<Post>();
  const removing = useShown<Post>();
  const explaining = useShown<Post>();
  const shared = (dialog: typeof collecting) => ({
    key: `${dialog.value?.id} ${dialog.turn}`,
    post: dialog.value!,
    open: dialog.open,
    onClose: dialog.hide,
    returnFocus: () => document.getElementById(`post-${dialog.value?.id}`) ?? document.getElementById('main'),
  });
  const { key: collectKey, ...collect } = shared(collecting);
  const { key: removeKey, ...remove } = shared(removing);
  const { key: explainKey, ...explain } = shared(explaining);
  return {
    collect: collecting.show,
    remove: removing.show,
    explain: explaining.show,
    dialogs: (
      <Suspense>
        {collecting.value && <CollectDialog key={collectKey} {...collect} userId={userId} />}
        {removing.value && <RemoveDialog key={removeKey} {...remove} {...(onRemoved && { onRemoved })} />}
        {explaining.value && <WhyDialog key={explainKey} {...explain} />}
      </Suspense>
    ),
  };
}
