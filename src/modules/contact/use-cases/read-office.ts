import type { App } from '#platform/app';
import type { OfficeOnWire } from '../contact.contract.ts';
import { isOpen } from '../rules/index.ts';

/** How to reach the operator, and whether somebody is there now. */
export function readOffice({ config, clock }: App): OfficeOnWire {
  const { contactEmail: email, timeZone } = config;
  return { email, timeZone, open: isOpen(clock.now(), timeZone) };
}
