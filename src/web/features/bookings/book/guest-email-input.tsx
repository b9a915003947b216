import type { ComponentProps } from 'react';
import { TextInput } from '#web/ui/text-input.tsx';

/** Where a guest's mail goes, in a form of a page that is not hydrated. */
export function GuestEmailInput(more: Pick<ComponentProps<typeof TextInput>, 'defaultValue' | 'autoFocus'>) {
  return (
    <TextInput
      name="email"
      type="email"
      dir="ltr"
      autoComplete="email"
      autoCapitalize="none"
      maxLength={254}
      {...more}
    />
  );
}
