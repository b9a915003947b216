import { useEffect, useRef, useState, type DragEvent } from 'react';
import { useTranslations } from 'use-intl';
import { classNames } from '#web/ui/class-names.ts';
import { ImagesIcon } from '#web/ui/icons.ts';

// No HEIC: asked for these alone, a phone hands over a JPEG of it.
const kinds = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

export interface PictureDropProps {
  /** Small once there are pictures. */
  small: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Where pictures come in: chosen, dropped, or pasted anywhere on the page. */
export function PictureDrop({ small, onFiles }: PictureDropProps) {
  const t = useTranslations('composer.pictures');
  const [over, setOver] = useState(false);
  const take = useRef(onFiles);
  useEffect(() => {
    take.current = onFiles;
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = picturesIn(event.clipboardData?.files);
      if (files.length === 0) return;
      event.preventDefault();
      take.current(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const files = picturesIn(event.dataTransfer.files);
    if (files.length > 0) onFiles(files);
  }

  return (
    <label
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classNames(
        'flex cursor-pointer items-center justify-center gap-3 rounded-card border-[1.5px] border-dashed text-center',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        over ? 'border-ink bg-sunken' : 'border-line-strong hover:border-ink',
        small ? 'min-h-14 px-4 py-2' : 'min-h-64 flex-col px-6 py-10',
      )}
    >
      <ImagesIcon size={small ? 24 : 40} aria-hidden className="text-ink-2" />
      <span>
        <span className="type-strong">{small ? t('addMore') : t('add')}</span>
        {!small && (
          <span className="mt-1 block type-small text-ink-3">
            {t('addHint')} <span className="max-md:hidden">{t('dropHint')}</span>
          </span>
        )}
      </span>
      <input
        type="file"
        multiple
        accept={kinds}
        className="sr-only"
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
    </label>
  );
}

function picturesIn(files: FileList | undefined): File[] {
  return [...(files ?? [])].filter(({ type }) => type.startsWith('image/'));
}
