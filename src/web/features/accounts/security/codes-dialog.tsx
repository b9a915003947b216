import { useTranslations } from 'use-intl';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DownloadSimpleIcon } from '#web/ui/icons.ts';
import { CopyButton } from './copy-button.tsx';

/** The recovery codes, this once: to be copied, saved or written down. */
export function CodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useTranslations('security.step');
  const text = codes.join('\n');
  return (
    <Dialog
      role="alertdialog"
      open
      onOpenChange={(stays) => !stays && onClose()}
      title={t('codesTitle')}
      description={t('codesText')}
      closeLabel={t('done')}
      footer={<Button onClick={onClose}>{t('done')}</Button>}
    >
      <ul className="grid gap-y-2 rounded-control bg-sunken px-5 py-4 font-mono" dir="ltr">
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-2">
        <CopyButton text={text} copied={t('codesCopied')} />
        <ButtonLink
          look="quiet"
          size="compact"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          download={t('codesFile')}
          icon={<DownloadSimpleIcon size={18} aria-hidden />}
        >
          {t('saveCodes')}
        </ButtonLink>
      </div>
    </Dialog>
  );
}
