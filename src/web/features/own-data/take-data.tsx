import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { DataExportOnWire } from '#modules/own-data/contract';
import { browserApi } from '#web/api/browser.ts';
import { sentenceOf } from '#web/api/error.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { DownloadSimpleIcon } from '#web/ui/icons.ts';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { exportsQuery, goesOn } from './queries.ts';

/** Everything of one's own as one file; the browser downloads it as it does any, this says how far it is. */
export function TakeData() {
  const t = useTranslations('settingsPages.data');
  const queries = useQueryClient();
  const { toast } = useToast();
  const query = exportsQuery(browserApi);
  const { data: [latest] = [] } = useQuery(query);
  const begin = useMutation({
    mutationFn: () => browserApi('POST /api/user/exports'),
    onSuccess: (begun) => {
      queries.setQueryData(query.queryKey, (known = []) => [begun, ...known]);
      download(paths.exportFile(begun.id));
    },
    onError: (error) => toast({ title: t('notBegun'), description: sentenceOf(error), look: 'destructive' }),
  });
  const running = latest !== undefined && goesOn(latest);
  return (
    <>
      <Button
        icon={<DownloadSimpleIcon size={20} aria-hidden />}
        busy={begin.isPending || running}
        busyLabel={t('running')}
        onClick={() => begin.mutate()}
      >
        {t('take')}
      </Button>
      {running && <ProgressBar value={latest.filesDone / latest.filesTotal} label={t('running')} className="mt-4" />}
      <p role="status" className="mt-3 type-small text-ink-2">
        {latest && <HowFar latest={latest} />}
      </p>
    </>
  );
}

function HowFar({ latest }: { latest: DataExportOnWire }) {
  const t = useTranslations('settingsPages.data');
  const { filesDone, filesTotal, bytes } = latest;
  const megabytes = Math.ceil(bytes / 100_000) / 10;
  if (goesOn(latest)) return t('howFar', { filesDone, filesTotal, megabytes });
  return latest.status === 'finished' ? t('finished', { files: filesDone, megabytes }) : t('stopped');
}

function download(address: string) {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}
