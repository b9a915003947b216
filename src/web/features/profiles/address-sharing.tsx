import { useTranslations } from 'use-intl';
import type { OwnUser } from '#modules/accounts/contract';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { ArrowSquareOutIcon, CopyIcon, DownloadSimpleIcon, ShareNetworkIcon } from '#web/ui/icons.ts';
import { useToast } from '#web/ui/toast.tsx';
import { rememberShared } from './remember-shared.ts';
import { useShareProfile } from './use-share-profile.ts';

export interface AddressSharingProps {
  user: OwnUser;
  /** `https://uli.example` */
  origin: string;
  /** The person, once they have handed it on for the first time. */
  onShared: (user: OwnUser) => void;
}

/** The address handed on: copied, shared, as a QR code, and step by step into a bio. */
export function AddressSharing({ user, origin, onShared }: AddressSharingProps) {
  const t = useTranslations('customUrl');
  const { toast } = useToast();
  const share = useShareProfile();
  const remember = () => void rememberShared(user, onShared);
  const path = paths.publicPage(user);
  const address = `${origin}${path}`;
  const copy = () =>
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(address))
      .then(
        () => {
          remember();
          toast({ title: t('copied'), description: address });
        },
        () => toast({ title: t('copyFailed'), description: address, look: 'destructive' }),
      );
  const icon = { size: 18, 'aria-hidden': true } as const;
  return (
    <div className="grid content-start gap-6">
      {/* Level with the field beside it, under its label. */}
      <div className="grid grid-cols-2 gap-2 md:pt-[1.65rem] lg:grid-cols-3">
        <Button look="quiet" icon={<CopyIcon {...icon} />} onClick={() => void copy()}>
          {t('copy')}
        </Button>
        <Button
          look="quiet"
          icon={<ShareNetworkIcon {...icon} />}
          onClick={() => void share(user.fullName, address).then(remember)}
        >
          {t('share')}
        </Button>
        <ButtonLink look="quiet" className="max-lg:col-span-2" href={path} icon={<ArrowSquareOutIcon {...icon} />}>
          {t('open')}
        </ButtonLink>
      </div>
      <Card title={t('code')}>
        <p className="text-ink-2">{t('codeText')}</p>
        <img
          // Another address is another picture.
          key={path}
          src={`${paths.pageCode('svg')}?of=${encodeURIComponent(path)}`}
          alt={t('codeOf', { address })}
          width={220}
          height={220}
          className="mx-auto my-4 rounded-control border border-line bg-white"
        />
        <div className="flex flex-wrap gap-2">
          <ButtonLink
            look="quiet"
            size="compact"
            className="grow"
            href={paths.pageCode('svg')}
            download="uli.svg"
            onClick={remember}
            icon={<DownloadSimpleIcon {...icon} />}
          >
            {t('svg')}
          </ButtonLink>
          <ButtonLink
            look="quiet"
            size="compact"
            className="grow"
            href={paths.pageCode('png')}
            download="uli.png"
            onClick={remember}
            icon={<DownloadSimpleIcon {...icon} />}
          >
            {t('png')}
          </ButtonLink>
        </div>
      </Card>
      <Disclosure summary={t('instagram')}>
        <ol className="grid list-decimal gap-1 ps-5">
          <li>{t('step1')}</li>
          <li>{t('step2')}</li>
          <li>{t('step3')}</li>
          <li>{t('step4')}</li>
        </ol>
      </Disclosure>
    </div>
  );
}
