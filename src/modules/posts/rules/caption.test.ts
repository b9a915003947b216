import fc from 'fast-check';
import { expect, test } from 'vitest';
import { captionParts, mentionedNames, tagsOf } from './caption.ts';

test('tags are found in any script, in lower case and once', () => {
  expect(tagsOf('New #Braids and #braids for #свадьба, #髪型 #عروس! #gel_nails')).toEqual([
    'braids',
    'свадьба',
    '髪型',
    'عروس',
    'gel_nails',
  ]);
});

test('a number, a hash alone and a hash inside a word or an address are no tags', () => {
  expect(tagsOf('#1 of all, # nothing, a#b, https://uli.test/#top')).toEqual([]);
});

test('names are found where a username ends, and not inside an e-mail address', () => {
  expect(mentionedNames('With @Ada.Braids. Thanks @cleo, write to me@example.com')).toEqual(['ada.braids', 'cleo']);
});

test('only http and https addresses become links, without the full stop behind them', () => {
  const links = captionParts('See https://uli.test/a?b=1. Not javascript:alert(1) nor ftp://x.y').filter(
    ({ kind }) => kind === 'link',
  );
  expect(links.map(({ value }) => value)).toEqual(['https://uli.test/a?b=1']);
});

test('joined again the parts are the caption, whatever it holds', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('#', '@', ' ', 'https://', 'a.b', '#é'))),
      (pieces) => {
        const caption = pieces.join('');
        expect(
          captionParts(caption)
            .map(({ text }) => text)
            .join(''),
        ).toBe(caption);
      },
    ),
  );
});

test('a caption of nothing but hashes takes no time', () => {
  expect(tagsOf('#'.repeat(2200))).toEqual([]);
  expect(mentionedNames(`@${'a.'.repeat(1100)}`)).toHaveLength(1);
});
