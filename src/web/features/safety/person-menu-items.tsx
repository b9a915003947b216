import { useTranslations } from 'use-intl';
import { MenuItem } from '#web/ui/dropdown-menu.tsx';
import { BellIcon, BellSlashIcon, FlagIcon, ProhibitIcon } from '#web/ui/icons.ts';
import { useBar, type Other } from './use-bar.ts';

export interface PersonMenuItemsProps {
  person: Other;
  muted: boolean;
  blocked: boolean;
  /** Opens the dialog that asks about it. */
  onAsk: (what: 'block' | 'report') => void;
}

/** Mute, block, report: what the "…" beside somebody ends with. */
export function PersonMenuItems({ person, muted, blocked, onAsk }: PersonMenuItemsProps) {
  const t = useTranslations('safety');
  const { setBar } = useBar();
  return (
    <>
      <MenuItem
        icon={muted ? <BellIcon size={20} /> : <BellSlashIcon size={20} />}
        onSelect={() => setBar({ bar: 'mute', on: !muted, person })}
      >
        {t(muted ? 'mute.undo' : 'mute.do', { name: person.fullName })}
      </MenuItem>
      <MenuItem
        icon={<ProhibitIcon size={20} />}
        danger={!blocked}
        onSelect={() => (blocked ? setBar({ bar: 'block', on: false, person }) : onAsk('block'))}
      >
        {t(blocked ? 'block.undo' : 'block.do', { name: person.fullName })}
      </MenuItem>
      <MenuItem icon={<FlagIcon size={20} />} danger onSelect={() => onAsk('report')}>
        {t('report.do')}
      </MenuItem>
    </>
  );
}
