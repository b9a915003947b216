import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToastStore } from './toast-store.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a second toast takes the place of the first', () => {
  const store = createToastStore();
  store.show({ title: 'Login successful' });
  store.show({ title: 'Logged out' });
  expect(store.current()?.title).toBe('Logged out');
});

test('a dismissed toast closes at once and is removed after 1,000,000 ms', () => {
  const store = createToastStore();
  const id = store.show({ title: 'Message sent' });
  store.dismiss(id);
  expect(store.current()).toMatchObject({ title: 'Message sent', open: false });
  vi.advanceTimersByTime(999_999);
  expect(store.current()).toBeDefined();
  vi.advanceTimersByTime(1);
  expect(store.current()).toBeUndefined();
});

test('the late close of an earlier toast leaves the newer one open', () => {
  const store = createToastStore();
  const first = store.show({ title: 'Login failed', look: 'destructive' });
  store.show({ title: 'Login successful' });
  store.dismiss(first);
  expect(store.current()).toMatchObject({ title: 'Login successful', open: true });
});

test('the removal of a dismissed toast never takes a newer one with it', () => {
  const store = createToastStore();
  store.dismiss(store.show({ title: 'Logged out' }));
  store.show({ title: 'Login successful' });
  vi.advanceTimersByTime(2_000_000);
  expect(store.current()?.title).toBe('Login successful');
});

test('listeners hear of every change until they leave', () => {
  const store = createToastStore();
  const listener = vi.fn();
  const leave = store.subscribe(listener);
  store.dismiss(store.show({ title: 'Logged out' }));
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  store.show({ title: 'Login successful' });
  expect(listener).toHaveBeenCalledTimes(2);
});
