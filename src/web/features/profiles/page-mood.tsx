import type { CSSProperties, ReactNode } from 'react';
import type { PageMood as Mood } from '#modules/accounts/rules';
import editorialLetters from '#web/styles/editorial.css?url';
import { classNames } from '#web/ui/class-names.ts';

type Style = CSSProperties & Record<`--${string}`, string | number>;

/** Titles and names; figures stay in the app's own type, which keeps them in columns. */
export const typeStyles: Record<Mood['pageType'], Style> = {
  poster: {},
  editorial: {
    '--name-font': "'Imbue Uli', 'Imbue Further', 'Imbue Fallback', var(--family-display)",
    '--name-weight': 600,
  },
  plain: { '--name-font': 'var(--family-text)', '--name-weight': 700 },
};

/** It reaches up to where the page's own begins, whatever stands first on it. */
const own: Style = { display: 'flow-root' };

/** On a soft ground a line takes its shade: the app's own could not be seen on it in the dark. */
const soft = (ground: string): Style => ({
  ...own,
  '--page': ground,
  '--line': 'color-mix(in oklab, var(--ink) 14%, var(--page))',
});

const groundStyles: Record<Mood['pageGround'], Style> = {
  chalk: {},
  ink: own,
  camwood: soft('var(--camwood-soft)'),
  marigold: soft('var(--book-soft)'),
};

/** What is soft marigold elsewhere cannot be seen on a soft ground: a free time is a light pill there. */
const onSoft: Style = { display: 'contents', '--book-soft': 'var(--surface)' };

export interface PageMoodProps {
  mood: Mood;
  className?: string;
  children?: ReactNode;
}

/** What stands on somebody's own ground, in their own type. */
export function PageMood({ mood: { pageType, pageGround }, className, children }: PageMoodProps) {
  return (
    <div
      data-theme={pageGround === 'ink' ? 'dark' : undefined}
      style={{ ...typeStyles[pageType], ...groundStyles[pageGround] }}
      className={classNames('bg-page text-ink', className)}
    >
      {pageType === 'editorial' && <EditorialLetters />}
      {pageGround === 'marigold' || pageGround === 'camwood' ? <div style={onSoft}>{children}</div> : children}
    </div>
  );
}

/** Nobody else's page asks for these letters. */
export function EditorialLetters() {
  return <link rel="stylesheet" href={editorialLetters} />;
}
