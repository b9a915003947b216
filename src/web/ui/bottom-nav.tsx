import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Link } from './link.tsx';

/** The bar at the bottom of a phone: five equal places, but for a word that needs more. Gone from 768 px. */
export function BottomNav({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav
      aria-label={label}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="flex h-14">{children}</ul>
    </nav>
  );
}

interface Place {
  icon: ReactNode;
  label: string;
}

/** A place one can go to; the current one shows its filled icon and an ink bar. */
export function BottomNavLink({
  href,
  icon,
  activeIcon,
  label,
  current = false,
}: Place & { href: string; activeIcon: ReactNode; current?: boolean }) {
  return (
    <li className="grid min-w-max flex-1 px-1">
      <Link
        href={href}
        aria-current={current ? 'page' : undefined}
        className={classNames(placeClass, current ? 'text-ink' : 'text-ink-2')}
      >
        {current && <span aria-hidden className="absolute inset-x-0 top-0 mx-auto h-[3px] w-8 rounded-b-pill bg-ink" />}
        <Face icon={current ? activeIcon : icon} label={label} />
      </Link>
    </li>
  );
}

/** A place that does something instead: Create. */
export function BottomNavButton({ icon, label, ...rest }: Place & Omit<ComponentProps<'button'>, 'className'>) {
  return (
    <li className="grid min-w-max flex-1 px-1">
      <button type="button" {...rest} className={classNames(placeClass, 'text-ink-2')}>
        <Face icon={icon} label={label} />
      </button>
    </li>
  );
}

function Face({ icon, label }: Place) {
  return (
    <>
      <span aria-hidden>{icon}</span>
      {/* A long word takes what its shorter neighbours leave; letters that somebody enlarges grow as far as five words fit. */}
      <span className="type-micro leading-4 whitespace-nowrap" style={{ fontSize: 'min(0.8125rem, 3.7vw)' }}>
        {label}
      </span>
    </>
  );
}

const placeClass =
  'relative flex min-w-0 flex-col items-center justify-center gap-0.5 -outline-offset-3! hover:text-ink';
