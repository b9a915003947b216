import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

/** A narrow column, beside a photo where there is room for one. */
export function AuthSplit({ children }: { children: ReactNode }) {
  const t = useTranslations('accounts.photo');
  return (
    <main id="main" className="grid min-h-dvh grid-cols-[minmax(0,1fr)] md:grid-cols-2">
      <div className="mx-auto flex w-full max-w-[calc(var(--container-form)+2*var(--gutter))] flex-col gap-8 px-gutter py-8 md:py-16">
        {children}
      </div>
      <figure className="sticky top-0 h-dvh max-md:hidden">
        {/* A phone, which shows no photo here, does not fetch it either. */}
        <img src="/demo/photos/braids-01-864.webp" alt="" loading="lazy" className="size-full object-cover" />
        <figcaption className="absolute start-6 bottom-6 rounded-control bg-surface px-4 py-2.5 type-small">
          <span className="block font-semibold">{t('title')}</span>
          <span className="text-ink-2">{t('credit')}</span>
        </figcaption>
      </figure>
    </main>
  );
}
