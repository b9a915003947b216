import { classNames } from './class-names.ts';
import { Link } from './link.tsx';
import { showInRow } from './show-in-row.tsx';
import { tabClass, tabRowClass } from './tab-style.ts';
import { WaitingCount, type WaitingCountProps } from './waiting-count.tsx';

export interface TabLink {
  href: string;
  label: string;
  current?: boolean;
  count?: number | string;
  /** What waits behind it. */
  waiting?: WaitingCountProps | undefined;
}

/** Tabs that are addresses: each is a link, so they work in pages without script. */
export function TabLinks({ label, tabs, className }: { label: string; tabs: readonly TabLink[]; className?: string }) {
  return (
    <nav aria-label={label} className={classNames('border-b border-line', className)}>
      <div className={tabRowClass}>
        {tabs.map((tab) => (
          <Link
            key={tab.href}
            ref={tab.current ? showInRow : undefined}
            href={tab.href}
            aria-current={tab.current ? 'page' : undefined}
            className={tabClass}
          >
            {tab.label}
            {tab.count !== undefined && <span className="type-small text-ink-3">{tab.count}</span>}
            {tab.waiting && <WaitingCount {...tab.waiting} />}
          </Link>
        ))}
      </div>
    </nav>
  );
}
