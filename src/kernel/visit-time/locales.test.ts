import { expect, test } from 'vitest';
import { arabic } from '../language.ts';
import {
  betweenWords,
  dotFacts,
  formatClockTime,
  formatDateAndTime,
  formatDay,
  formatDuration,
  formatFullDate,
  formatMoment,
  formatMonth,
  formatPercent,
  formatPrice,
  formatVisit,
  joinFacts,
  joinWords,
  weekColumn,
  weekHeads,
} from '../visit-time.ts';

const at = Date.UTC(2026, 10, 26, 15, 30);

test('dates and times are as the reader’s region writes them', () => {
  const said = (locale: string) => formatDateAndTime(at, 'Europe/London', { locale });
  expect(said('en')).toBe('Thu 26 Nov, 15:30');
  expect(said('en-US')).toBe('Thu, Nov 26, 3:30\u00a0PM');
  expect(said('es')).toBe('jue, 26 nov, 15:30');
  expect(formatMoment(at, 'Europe/Madrid', { locale: 'es' })).toBe('jue, 26 nov, 16:30 CET');
  expect(formatFullDate(at, 'UTC', { locale: 'en' })).toBe('Thursday 26 November 2026');
  expect(formatFullDate(at, 'UTC', { locale: 'es' })).toBe('jueves, 26 de noviembre de 2026');
  expect(formatDay('2026-11-26', 'es')).toBe('jue 26');
  expect(formatMonth('2026-11', 'es')).toBe('noviembre de 2026');
});

test('the first of a month is the 1er in French, and no other day is', () => {
  const said = (day: number) => formatFullDate(Date.UTC(2026, 11, day, 12), 'UTC', { locale: 'fr-FR' });
  expect([said(1), said(11), said(21)]).toEqual([
    'mardi 1er décembre 2026',
    'vendredi 11 décembre 2026',
    'lundi 21 décembre 2026',
  ]);
  expect(formatDateAndTime(Date.UTC(2026, 11, 1, 1), 'UTC', { locale: 'fr' })).toBe('mar. 1er déc., 01:00');
  expect(formatFullDate(Date.UTC(2026, 11, 1), 'UTC', { locale: 'es' })).toBe('martes, 1 de diciembre de 2026');
});

test('clock times go to 24 or to 12', () => {
  expect([formatClockTime(540, 'en'), formatClockTime(1440, 'es')]).toEqual(['09:00', '24:00']);
  expect([formatClockTime(540, 'en-US'), formatClockTime(1020, 'en-US')]).toEqual(['9:00\u00a0AM', '5:00\u00a0PM']);
});

test('durations, money and lists are, too', () => {
  expect(formatDuration(150, 'es')).toBe('2 horas 30 minutos');
  expect(formatPrice(4950, 'EUR', 'es')).toBe('49,50\u00a0€');
  expect(joinWords(['Mon 2', 'Tue 3', 'Wed 4'], 'en')).toBe('Mon 2, Tue 3 and Wed 4');
  expect(joinWords(['lun 2', 'mar 3'], 'es')).toBe('lun 2 y mar 3');
  expect(['en', 'es', 'ar'].map((locale) => betweenWords(3, locale))).toEqual([
    [', ', ' and '],
    [', ', ' y '],
    [' و', ' و'],
  ]);
  expect([formatPercent(20, 'en'), formatPercent(20, 'fr')]).toEqual(['20%', '20\u00a0%']);
  expect(joinFacts(['Braids', undefined, '2 hours'], 'en')).toBe('Braids, 2 hours');
});

test('to someone who reads from right to left, a Latin name carries no number along', () => {
  const isolated = (text: string) => `\u2068${text}\u2069`;
  expect(joinFacts(['Braids', '2 hours'], 'ar')).toBe(`\u200f${isolated('Braids')}، ${isolated('2 hours')}`);
  expect(dotFacts(['Braids', 'London'], 'ar')).toBe(`\u200f${isolated('Braids')}\u00A0· ${isolated('London')}`);
});

test('to them a Latin town and the brackets behind it stay in one piece, the brackets after it, in mails as well', () => {
  const visit = { start: at, end: at + 3_600_000, zone: 'Europe/London', city: 'London' };
  const { line } = formatVisit(visit, { locale: `ar${arabic}` });
  expect(line.startsWith('\u200f')).toBe(true);
  expect(line).toMatch(/\u2068\u2068London\u2069 \([^()]+\)\u2069$/);
});

test('a grid of days begins where the reader’s week does', () => {
  expect(weekHeads('es')[0]?.long).toBe('lunes');
  expect(weekHeads('en-US').map(({ short }) => short)).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']);
  // A Thursday.
  expect([weekColumn('2026-11-26', 'en'), weekColumn('2026-11-26', 'en-US')]).toEqual([3, 4]);
});
