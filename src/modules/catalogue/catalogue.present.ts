import type { ServiceOnWire } from './catalogue.contract.ts';
import type { Service } from './catalogue.store.ts';

export function presentService(service: Service): ServiceOnWire {
  const { position: _position, removedAt: _removedAt, createdAt, discount: _discount, ...known } = service;
  const { prepay, depositAmount, depositPercent, prepayFor, ...shown } = known;
  const advance = { prepay, depositAmount, depositPercent, prepayFor };
  return { ...shown, advance, createdAt: new Date(createdAt).toISOString() };
}
