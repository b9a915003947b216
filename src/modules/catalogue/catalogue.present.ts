import type { ServiceOnWire } from './catalogue.contract.ts';
import type { Service } from './catalogue.store.ts';

export function presentService(service: Service): ServiceOnWire {
  const { position: _position, removedAt: _removedAt, createdAt, ...shown } = service;
  return { ...shown, createdAt: new Date(createdAt).toISOString() };
}
