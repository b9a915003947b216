import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { CheckCircleIcon, InfoIcon, WarningCircleIcon, WarningIcon } from './icons.ts';

const looks = {
  info: { colours: 'bg-info-soft', mark: 'text-info', Icon: InfoIcon },
  warn: { colours: 'bg-warn-soft', mark: 'text-warn', Icon: WarningIcon },
  danger: { colours: 'bg-danger-soft', mark: 'text-danger', Icon: WarningCircleIcon },
  success: { colours: 'bg-success-soft', mark: 'text-success', Icon: CheckCircleIcon },
};

export interface BannerProps {
  look?: keyof typeof looks;
  title: ReactNode;
  children?: ReactNode;
  /** A link or one compact button. */
  action?: ReactNode;
  /** `alert` when it appears because of something the person just did. */
  role?: 'status' | 'alert';
  className?: string;
}

/** A full-width plate over the content: what is so, and what one can do about it. */
export function Banner({ look = 'info', title, children, action, role, className }: BannerProps) {
  const { colours, mark, Icon } = looks[look];
  return (
    <div role={role} className={classNames('flex gap-3 rounded-control px-4 py-3.5', colours, className)}>
      <Icon size={24} weight="fill" aria-hidden className={classNames('shrink-0', mark)} />
      <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <p className="type-strong">{title}</p>
          {children && <div className="type-small text-ink">{children}</div>}
        </div>
        {action}
      </div>
    </div>
  );
}
