import { describe, expect, it } from 'vitest';
import { weekday } from '#kernel/time';
import { checkRules } from '#modules/availability/rules';
import { isCurrency } from '#kernel/currencies';
import { demoAvailability } from './hours.ts';
import { demoArtists } from './people.ts';
import { demoServices } from './services.ts';

const saturday = '2026-11-21';
const usernames = demoArtists.map(({ username }) => username);

describe('demo services', () => {
  it.each(usernames)('of %s: the three samples, and two to four own, all in one currency', (username) => {
    const services = demoServices(username);
    const samples = services.filter(({ sample }) => sample);
    expect(samples.map(({ name, duration }) => [name, duration])).toEqual([
      ['Basic Consultation', 30],
      ['Full Service', 90],
      ['Premium Package', 120],
    ]);
    expect(new Set(services.map(({ currency }) => currency)).size).toBe(1);
    const own = services.filter(({ sample, addOn }) => !sample && !addOn);
    expect(own.length).toBeGreaterThanOrEqual(2);
    expect(own.length).toBeLessThanOrEqual(4);
    for (const { price, currency } of services) {
      expect(Number.isInteger(price) && price > 0 && price <= 100_000_000).toBe(true);
      expect(isCurrency(currency)).toBe(true);
    }
    expect(new Set(services.map(({ name }) => name)).size).toBe(services.length);
  });
});

it('the samples cost what the profile page shows, in the money of each place', () => {
  const pricesOf = (username: string) =>
    demoServices(username)
      .filter(({ sample }) => sample)
      .map(({ price, currency }) => `${price / 100} ${currency}`);
  expect(pricesOf('demo')).toEqual(['50 USD', '150 USD', '250 USD']);
  expect(pricesOf('adaeze.braids')).toEqual(['40 GBP', '120 GBP', '200 GBP']);
});

describe('demo hours', () => {
  it.each(usernames)('of %s have settings that the availability page accepts', (username) => {
    const hours = demoAvailability(username, saturday);
    expect(hours.weekly.length).toBeGreaterThan(0);
    expect(checkRules(hours)).toEqual([]);
    expect(hours.overrides.every(({ date }) => date > saturday)).toBe(true);
  });

  it.each(usernames)('of %s leave room for the longest service', (username) => {
    const longestStretch = Math.max(
      ...demoAvailability(username, saturday).weekly.map(({ start, end }) => end - start),
    );
    expect(longestStretch).toBeGreaterThanOrEqual(Math.max(...demoServices(username).map(({ duration }) => duration)));
  });

  it('of the tattooer run over midnight', () => {
    const { weekly } = demoAvailability('sam_whitfield', saturday);
    expect(weekly).toContainEqual({ weekday: 5, start: 18 * 60, end: 1440 });
    expect(weekly).toContainEqual({ weekday: 6, start: 0, end: 120 });
  });

  it('of the demo sign-in hold a late evening next week and a day off after it, whatever today is', () => {
    for (const today of [saturday, '2026-11-25', '2027-02-28']) {
      const [late, off] = demoAvailability('demo', today).overrides;
      expect([weekday(late!.date), late!.intervals]).toEqual([4, [{ start: 14 * 60, end: 21 * 60 }]]);
      expect([weekday(off!.date), off!.intervals]).toEqual([3, []]);
    }
  });
});
