import type { DemoPerson } from './demo-person.ts';

/** People who only book, ids 13 to 18. */
export const clients: readonly DemoPerson[] = [
  {
    id: 13,
    username: 'cleo.hart',
    fullName: 'Cleo Hart',
    email: 'cleo@example.com',
    bio: 'Stage manager. Free before noon.',
    city: 'New York',
    timeZone: 'America/New_York',
  },
  {
    id: 14,
    username: 'owen.clarke',
    fullName: 'Owen Clarke',
    email: 'owen@example.com',
    bio: 'Retired, and finally on time.',
    city: 'London',
    timeZone: 'Europe/London',
  },
  {
    id: 15,
    username: 'fatima.idrissi',
    fullName: 'Fatima Idrissi',
    email: 'fatima@example.com',
    bio: 'Getting married in spring. Sends lists.',
    city: 'Berlin',
    timeZone: 'Europe/Berlin',
  },
  {
    id: 16,
    username: 'gurpreet.singh',
    fullName: 'Gurpreet Singh',
    email: 'gurpreet@example.com',
    bio: 'Physio on weekdays, cricket on Saturdays.',
    city: 'Sydney',
    timeZone: 'Australia/Sydney',
  },
  {
    id: 17,
    username: 'bea.nogueira',
    fullName: 'Beatriz Nogueira',
    email: 'bea@example.com',
    bio: 'Grandmother of five, nails always done.',
    city: 'São Paulo',
    timeZone: 'America/Sao_Paulo',
  },
  {
    id: 18,
    username: 'ifeanyi.eze',
    fullName: 'Ifeanyi Eze',
    email: 'ifeanyi@example.com',
    bio: 'A fresh cut every second Friday.',
    city: 'Lagos',
    timeZone: 'Africa/Lagos',
  },
];
