import { useState, type ChangeEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { ImageOnWire } from '#modules/media/contract';
import { sentenceOf } from '#web/api/error.ts';
import { uploadPhotos } from '#web/api/upload-photos.ts';
import { FieldError } from '#web/ui/field.tsx';
import { CameraIcon, XIcon } from '#web/ui/icons.ts';

export interface PhotoFieldProps {
  photos: readonly ImageOnWire[];
  onChange: (photos: readonly ImageOnWire[]) => void;
  /** Some are on their way: nothing is sent without them. */
  uploading: boolean;
  onUploading: (uploading: boolean) => void;
}

const mostPhotos = 4;

/** Up to four photos of the result; each is uploaded when it is chosen. */
export function PhotoField({ photos, onChange, uploading, onUploading }: PhotoFieldProps) {
  const t = useTranslations('ratings');
  const [error, setError] = useState<string>();
  const add = async (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])].slice(0, mostPhotos - photos.length);
    event.target.value = '';
    if (files.length === 0) return;
    onUploading(true);
    setError(undefined);
    try {
      onChange([...photos, ...(await uploadPhotos(files))]);
    } catch (problem) {
      setError(sentenceOf(problem) ?? t('notSent'));
    } finally {
      onUploading(false);
    }
  };
  return (
    <div>
      <p className="type-small-strong">
        {t('photos')}
        <span className="ms-2 font-normal text-ink-3">{t('optional')}</span>
      </p>
      <p className="type-small text-ink-3">{t('photosHint')}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {photos.map((photo, index) => (
          <li key={photo.id} className="relative size-24 overflow-hidden rounded-control bg-sunken">
            <img src={photo.url} alt="" className="size-full object-cover" />
            <button
              type="button"
              aria-label={t('removePhoto', { number: index + 1 })}
              onClick={() => onChange(photos.filter(({ id }) => id !== photo.id))}
              className="hit-44 absolute top-1 end-1.5 rounded-full bg-surface p-1"
            >
              <XIcon size={16} aria-hidden />
            </button>
          </li>
        ))}
        {photos.length < mostPhotos && (
          <li>
            <label className="flex size-24 cursor-pointer flex-col items-center justify-center gap-1 rounded-control border-[1.5px] border-dashed border-line-strong text-center type-micro hover:border-ink has-focus-visible:outline-3 has-focus-visible:outline-focus">
              <CameraIcon size={22} aria-hidden />
              {uploading ? t('uploading') : t('addPhoto')}
              <input
                type="file"
                accept="image/*"
                multiple
                disabled={uploading}
                onChange={(event) => void add(event)}
                className="sr-only"
              />
            </label>
          </li>
        )}
      </ul>
      {error && (
        <div role="alert" className="mt-1">
          <FieldError>{error}</FieldError>
        </div>
      )}
    </div>
  );
}
