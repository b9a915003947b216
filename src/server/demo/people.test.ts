import { existsSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isTimeZone } from '#kernel/time';
import { customUrlProblem } from '#modules/profiles/rules';
import { demoArtists, demoPeople, demoSignIn, portraitOf } from './people.ts';

describe('demo people', () => {
  it('are a dozen artists and six clients whose ids no real person can have', () => {
    expect(demoPeople.map(({ id }) => id)).toEqual(Array.from({ length: 18 }, (_, index) => index + 1));
    expect(demoArtists).toHaveLength(12);
  });

  it('let a visitor in as the professional with id 3', () => {
    expect(demoArtists.find(({ id }) => id === demoSignIn.id)?.username).toBe(demoSignIn.username);
    expect(demoSignIn.password.length).toBeGreaterThanOrEqual(6);
  });

  it('have names, addresses and links of their own, in the form that registering asks for', () => {
    for (const { username, email, bio } of demoPeople) {
      expect(username).toMatch(/^[a-z0-9][a-z0-9._-]{1,28}[a-z0-9]$/);
      expect(email).toMatch(/^[a-z]+@example\.com$/);
      expect(bio.length).toBeLessThanOrEqual(500);
    }
    const links = demoArtists.flatMap(({ customUrl }) => customUrl ?? []);
    for (const link of links) expect(customUrlProblem(link)).toBeUndefined();
    for (const names of [demoPeople.map((each) => each.username), demoPeople.map((each) => each.email), links]) {
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('live in zones that exist, artists in eleven different ones', () => {
    expect(demoPeople.filter(({ timeZone }) => !isTimeZone(timeZone))).toEqual([]);
    expect(new Set(demoArtists.map(({ timeZone }) => timeZone)).size).toBe(11);
  });

  it('all have a portrait that loads quickly', () => {
    const portraits = demoPeople.map((person) => `public${portraitOf(person)}`);
    expect(portraits.filter((file) => !existsSync(file))).toEqual([]);
    for (const file of portraits) expect(statSync(file).size).toBeLessThanOrEqual(15_000);
  });
});
