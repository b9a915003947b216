import { expect, test } from 'vitest';
import { withReadablePath } from './readable-path.ts';

const asRead = (path: string) => withReadablePath(new Request(`https://uli.example${path}`)).url.slice(19);

test.each([
  ['/b/token?q=100%', '/b/token?q=100%'],
  ['/u/%C3%A4da', '/u/%C3%A4da'],
  ['/u/%E4da?q=%E4', '/u/%EF%BF%BDda?q=%E4'],
  ['/u/100%/%C3%A4', '/u/100%EF%BF%BD/%C3%A4'],
  ['/u/a%00?q=%00', '/u/a%EF%BF%BD?q=%EF%BF%BD'],
])('pages read %s as %s', (asked, read) => {
  expect(asRead(asked)).toBe(read);
});

test('whoever asks so changes nothing', () => {
  const request = new Request('https://uli.example/b/%E4', { method: 'POST', body: 'cancel=yes' });
  expect(withReadablePath(request).method).toBe('GET');
});
