import { expect, test } from 'vitest';
import { entryNoticeFor, noticesFor, type Happening } from './visit-notice.ts';

const told = (happening: Happening) => noticesFor(happening).map(({ reader, notice }) => `${reader} ${notice}`);

test.each<[string, Happening, string[]]>([
  [
    'a request',
    { name: 'booking.requested', by: 'client', from: null, to: 'pending' },
    ['client requested', 'artist requested'],
  ],
  [
    'an automatic confirmation',
    { name: 'booking.confirmed', by: 'system', from: null, to: 'confirmed' },
    ['client booked', 'artist booked'],
  ],
  [
    'a confirmation by hand',
    { name: 'booking.confirmed', by: 'artist', from: 'pending', to: 'confirmed' },
    ['client confirmed'],
  ],
  ['a refusal', { name: 'booking.declined', by: 'artist', from: 'pending', to: 'declined' }, ['client declined']],
  [
    'a move by the client',
    { name: 'booking.moved', by: 'client', from: 'confirmed', to: 'confirmed' },
    ['client moved', 'artist moved'],
  ],
  [
    'a request moved by its client',
    { name: 'booking.moved', by: 'client', from: 'pending', to: 'pending' },
    ['client moveRequested', 'artist moveRequested'],
  ],
  [
    'a move by the artist',
    { name: 'booking.moved', by: 'artist', from: 'confirmed', to: 'confirmed' },
    ['client moved'],
  ],
  [
    'a request moved by the artist',
    { name: 'booking.moved', by: 'artist', from: 'pending', to: 'pending' },
    ['client moved'],
  ],
  [
    'a cancellation by the client',
    { name: 'booking.cancelled', by: 'client', from: 'confirmed', to: 'cancelled' },
    ['client cancelled', 'artist cancelled'],
  ],
  [
    'a cancellation by the artist',
    { name: 'booking.cancelled', by: 'artist', from: 'confirmed', to: 'cancelled' },
    ['client cancelled'],
  ],
  [
    'a request that lapsed',
    { name: 'booking.expired', by: 'system', from: 'pending', to: 'expired' },
    ['client expired'],
  ],
  [
    'a visit that is paid for now',
    { name: 'booking.confirmed', by: 'system', from: 'awaiting_payment', to: 'confirmed' },
    ['client booked', 'artist booked'],
  ],
  [
    'a visit that was not paid for',
    { name: 'booking.expired', by: 'system', from: 'awaiting_payment', to: 'expired' },
    ['client unpaid'],
  ],
  [
    'a cancellation before paying',
    { name: 'booking.cancelled', by: 'client', from: 'awaiting_payment', to: 'cancelled' },
    [],
  ],
  [
    'a cancellation by the artist before it is paid for',
    { name: 'booking.cancelled', by: 'artist', from: 'awaiting_payment', to: 'cancelled' },
    ['client cancelled'],
  ],
  [
    'a wish for another time',
    { name: 'booking.move_asked', by: 'client', from: 'confirmed', to: 'confirmed' },
    ['client moveAsked', 'artist moveAsked'],
  ],
  [
    'a wish that is taken back',
    { name: 'booking.move_withdrawn', by: 'client', from: 'confirmed', to: 'confirmed' },
    ['artist moveWithdrawn'],
  ],
  [
    'a wish that is granted',
    { name: 'booking.moved', by: 'artist', from: 'confirmed', to: 'confirmed', granted: true },
    ['client moveGranted'],
  ],
  [
    'a wish that is declined',
    { name: 'booking.move_declined', by: 'artist', from: 'confirmed', to: 'confirmed' },
    ['client moveDeclined'],
  ],
  [
    'a wish that lapsed',
    { name: 'booking.move_expired', by: 'system', from: 'confirmed', to: 'confirmed' },
    ['client moveExpired'],
  ],
  ['a visit that took place', { name: 'booking.completed', by: 'artist', from: 'confirmed', to: 'completed' }, []],
])('%s is told to whom it concerns', (_, happening, expected) => {
  expect(told(happening)).toEqual(expected);
});

test.each<[string, Happening, ReturnType<typeof entryNoticeFor>]>([
  ['declines', { name: 'booking.declined', by: 'artist', from: 'pending', to: 'declined' }, 'entryWithdrawn'],
  ['does not answer', { name: 'booking.expired', by: 'system', from: 'pending', to: 'expired' }, 'entryWithdrawn'],
  ['cancels', { name: 'booking.cancelled', by: 'artist', from: 'confirmed', to: 'cancelled' }, 'entryWithdrawn'],
  ['moves', { name: 'booking.moved', by: 'artist', from: 'confirmed', to: 'confirmed' }, 'entryChanged'],
  ['changes', { name: 'booking.changed', by: 'artist', from: 'confirmed', to: 'confirmed' }, 'entryChanged'],
  ['confirms', { name: 'booking.confirmed', by: 'artist', from: 'pending', to: 'confirmed' }, undefined],
  ['is cancelled', { name: 'booking.cancelled', by: 'client', from: 'confirmed', to: 'cancelled' }, undefined],
  ['was not paid', { name: 'booking.expired', by: 'system', from: 'awaiting_payment', to: 'expired' }, undefined],
])('what the calendar of an artist who %s is mailed', (_, happening, expected) => {
  expect(entryNoticeFor(happening)).toBe(expected);
});
