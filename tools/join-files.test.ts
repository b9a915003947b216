import { expect, test } from 'vitest';
import { joinFiles, type ScriptFile } from './join-files.ts';

const page = (fileName: string, ...imports: string[]): ScriptFile => ({
  fileName,
  kind: 'page',
  bytes: 2_000,
  imports,
});
const late = (fileName: string, ...imports: string[]): ScriptFile => ({ ...page(fileName, ...imports), kind: 'late' });
const shared = (fileName: string, bytes: number, ...imports: string[]): ScriptFile => ({
  ...page(fileName, ...imports),
  kind: 'shared',
  bytes,
});
const sorted = (joined: readonly (readonly string[])[]) => joined.map((names) => names.toSorted().join(' '));

test('what the same pages load is one file', () => {
  const files = [
    page('home', 'button', 'icon'),
    page('explore', 'button', 'icon'),
    shared('button', 900),
    shared('icon', 300),
  ];
  expect(sorted(joinFiles(files, []))).toEqual(['button icon']);
});

test('a page that loads one of two is spared a large other, but not a small one', () => {
  const files = (bytes: number) => [
    page('home', 'button', 'calendar'),
    page('explore', 'button'),
    shared('button', 900),
    shared('calendar', bytes),
  ];
  expect(sorted(joinFiles(files(400), []))).toEqual(['button calendar']);
  expect(sorted(joinFiles(files(9_000), []))).toEqual(['button', 'calendar']);
});

test('with the other come its own imports: they count', () => {
  const files = [
    page('home', 'button', 'admin'),
    page('explore', 'button'),
    page('help', 'words'),
    shared('button', 900),
    shared('admin', 200, 'words'),
    shared('words', 19_000),
  ];
  expect(sorted(joinFiles(files, [])).toSorted()).toEqual(['admin words', 'button']);
});

test('what lies everywhere counts for every page', () => {
  const files = [
    page('root', 'frame'),
    page('home', 'button'),
    page('explore', 'button'),
    shared('frame', 900),
    shared('button', 300),
  ];
  expect(sorted(joinFiles(files, ['root']))).toEqual(['button frame']);
});

test('what comes late is not joined to what a page begins with, however many dialogs share it', () => {
  const files = [
    page('home', 'button'),
    late('dialog', 'button', 'form'),
    late('sheet', 'button', 'form'),
    shared('button', 900),
    shared('form', 2_000),
  ];
  expect(sorted(joinFiles(files, []))).toEqual(['button', 'form']);
});

test('no two files import each other: what lies between two keeps them apart', () => {
  const files = [
    page('home', 'first', 'last'),
    // Somebody's page, which is never joined: the two would import it, and it them.
    page('between', 'last'),
    shared('first', 300, 'between'),
    shared('last', 300),
  ];
  expect(sorted(joinFiles(files, [])).toSorted()).toEqual(['first', 'last']);
});

test('a file comes after those that it imports', () => {
  const files = [
    page('home', 'first'),
    page('explore', 'last'),
    page('help', 'middle'),
    shared('first', 20_000, 'middle'),
    shared('middle', 20_000, 'last'),
    shared('last', 20_000),
  ];
  expect(joinFiles(files, [])).toEqual([['last'], ['middle'], ['first']]);
});
