import { Suspense, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { afterStep, type Step } from './steps.ts';
import { lazy } from '#web/ui/lazy.ts';

const LeaveGuard = lazy(async () => ({ default: (await import('#web/widgets/leave-guard.tsx')).LeaveGuard }));

/** What a step's form tells of itself. */
export interface FormState {
  readonly busy: boolean;
  readonly trouble: string | undefined;
}

/** A step of setting up one's page: what its form tells, and going on once it is saved. */
export function useStep(step: Step) {
  const navigate = useNavigate();
  const [state, onState] = useState<FormState>({ busy: false, trouble: undefined });
  const [unsaved, onUnsaved] = useState(false);
  const [done, setDone] = useState(false);
  // Only after a render the guard knows that nothing is left unsaved.
  useEffect(() => {
    if (done) void navigate(afterStep(step));
  }, [done, navigate, step]);
  const onDone = useCallback(() => setDone(true), []);
  return { step, state, guarded: unsaved && !done, form: { id: 'step', onState, onUnsaved, onDone } };
}

export interface StepFrameProps extends Pick<ReturnType<typeof useStep>, 'step' | 'state' | 'guarded'> {
  children: ReactNode;
}

/** Title, form and the two ways on: what is typed is saved, or the step is skipped. */
export function StepFrame({ step, state, guarded, children }: StepFrameProps) {
  const t = useTranslations('onboarding');
  const top = useRef<HTMLDivElement>(null);
  // Whoever comes from another step begins at the top of this one.
  useEffect(() => top.current?.focus(), []);
  const last = step === 'link';
  return (
    <>
      <div ref={top} tabIndex={-1} className="outline-none">
        <PageHead title={t(`${step}.title`)} subtitle={t(`${step}.text`)} className="md:pt-8" />
      </div>
      <div className="grow pb-8">{children}</div>
      <div className={footerClass}>
        {state.trouble && (
          <p role="alert" className="mb-2 type-small font-medium text-danger">
            {state.trouble}
          </p>
        )}
        <div className="flex items-center justify-between gap-4">
          {!last && (
            <Link href={afterStep(step)} className="inline-flex min-h-11 items-center link">
              {t('skip')}
            </Link>
          )}
          <Button className="ms-auto" type="submit" form="step" busy={state.busy} busyLabel={t('saving')}>
            {t(last ? 'finish' : 'goOn')}
          </Button>
        </div>
      </div>
      <Suspense>{guarded && <LeaveGuard when />}</Suspense>
    </>
  );
}

const footerClass =
  'sticky bottom-0 z-20 border-t max-md:-mx-gutter border-line bg-page px-gutter pt-3 md:px-0 pb-[max(0.875rem,env(safe-area-inset-bottom))]';
