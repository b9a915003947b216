import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { PayoutsOnWire } from '#modules/payouts/contract';
import { browserApi } from '#web/api/browser.ts';
import { HowPaid } from './how-paid.tsx';
import { PolicyForm } from './policy-form.tsx';
import { payoutsQuery } from './queries.ts';
import { VatForm } from './vat-form.tsx';

export interface PaymentsSettingsProps {
  /** Whether somebody comes back from the payment service's page, or found it too old. */
  came: 'returned' | 'again' | undefined;
  /** Where a country is guessed from when none is known. */
  language: string;
  /** Where the person works; null while nobody knows. */
  home: string | null;
  /** Whether the person's address is verified. */
  verified: boolean;
  /** When the visit of the example is, and what clients read of a policy there. */
  exampleAt: string;
  readAs: (policy: PayoutsOnWire['policy']) => ReactNode;
}

/** How clients pay, what is asked of those who cancel late, and what receipts say. */
export function PaymentsSettings({ came, language, home, verified, exampleAt, readAs }: PaymentsSettingsProps) {
  const { data: payouts } = useQuery(payoutsQuery(browserApi));
  if (!payouts) return null;
  return (
    <div className="grid max-w-190 gap-12">
      <HowPaid payouts={payouts} came={came} language={language} home={home} verified={verified} />
      <PolicyForm key={payouts.policy.version} payouts={payouts} exampleAt={exampleAt} readAs={readAs} />
      <VatForm vat={payouts.vat} />
    </div>
  );
}
