import { DueFields, type DueFieldsProps } from '../book/due-fields.tsx';
import { PolicyLine, type PolicyLineProps } from '../book/policy-line.tsx';

export interface SheetDueProps
  extends Pick<DueFieldsProps, 'due' | 'currency' | 'visits' | 'error'>, Omit<PolicyLineProps, 'freeUntil' | 'paid'> {
  /** Undefined while no time is chosen. */
  freeUntil: PolicyLineProps['freeUntil'] | undefined;
}

/** What is paid now and later in the sheet, and on which terms once there is a time for them. */
export function SheetDue({ due, currency, visits, error, freeUntil, ...terms }: SheetDueProps) {
  return (
    <DueFields
      due={due}
      currency={currency}
      visits={visits}
      error={error}
      policy={freeUntil !== undefined && <PolicyLine {...terms} freeUntil={freeUntil} paid={due.now > 0} />}
    />
  );
}
