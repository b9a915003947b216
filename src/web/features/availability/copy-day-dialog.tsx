import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { readersWeek } from '#kernel/first-weekday';
import { weekdayNames } from '#kernel/visit-time';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Dialog, DialogClose } from '#web/ui/dialog.tsx';

export interface CopyDayDialogProps {
  open: boolean;
  /** The weekday to copy from, 0 for Monday. */
  from: number;
  onClose: () => void;
  onCopy: (to: ReadonlySet<number>) => void;
}

/** Which days get the hours of another. */
export function CopyDayDialog({ open, from, onClose, onCopy }: CopyDayDialogProps) {
  const t = useTranslations('availability.editor');
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const names = weekdayNames();
  const others = readersWeek()
    .map((weekday) => weekday - 1)
    .filter((day) => day !== from);
  const groups = [
    { label: t('workdays'), days: others.filter((day) => day < 5) },
    { label: t('everyDay'), days: others },
  ];
  const isChosen = (days: readonly number[]) => days.length === chosen.size && days.every((day) => chosen.has(day));
  return (
    <Dialog
      open={open}
      onOpenChange={(opened) => !opened && onClose()}
      title={t('copyTitle', { day: names[from]!.long })}
      description={t('copyText')}
      closeLabel={t('close')}
      footer={
        <>
          <Button
            disabled={chosen.size === 0}
            onClick={() => {
              onCopy(chosen);
              onClose();
            }}
          >
            {t('copy')}
          </Button>
          <DialogClose asChild>
            <Button look="quiet">{t('cancel')}</Button>
          </DialogClose>
        </>
      }
    >
      <fieldset>
        <legend className="mb-2 type-small-strong">{t('copyTo')}</legend>
        <div className="flex flex-wrap gap-2">
          {groups.map(({ label, days }) => (
            <Chip key={label} selected={isChosen(days)} onClick={() => setChosen(new Set(isChosen(days) ? [] : days))}>
              {label}
            </Chip>
          ))}
        </div>
        <div className="mt-2 grid grid-cols-2 gap-x-4">
          {others.map((day) => (
            <Checkbox
              key={day}
              label={names[day]!.long}
              checked={chosen.has(day)}
              onChange={(event) => {
                const next = new Set(chosen);
                if (event.target.checked) next.add(day);
                else next.delete(day);
                setChosen(next);
              }}
            />
          ))}
        </div>
      </fieldset>
    </Dialog>
  );
}
