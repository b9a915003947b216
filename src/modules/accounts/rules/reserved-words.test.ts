import { expect, test } from 'vitest';
import { isReservedWord } from './index.ts';

test.each(
  `root operator administrator moderator mod owner staff team security abuse postmaster webmaster hostmaster noreply no-reply
  stripe paypal klarna visa mastercard applepay googlepay apple-pay settings favicon.ico uli uli.support ulissimo`.split(
    /\s+/,
  ),
)('%s is reserved', (word) => {
  expect(isReservedWord(word)).toBe(true);
  expect(isReservedWord(word.toUpperCase())).toBe(true);
});

test.each(
  `r00t 0perator adm1n a.d.m.i.n adrn1n1strator rnoderator m0d 0wner st4ff t3am s3curity p0strnaster no_reply str1pe p.a.y.p.a.l
  paypa1 k1arna v1sa vvebmaster rnastercard g00gle-pay u1i ul1 UIi u_l_i u11-team uii.care ull-support`.split(/\s+/),
)('%s only looks so, and is reserved as well', (word) => {
  expect(isReservedWord(word)).toBe(true);
});

test.each(
  'stripe-help paypal.support the.moderators adminteam mod2 1admin payments_team billing24 real-owner'.split(' '),
)('%s is put together of reserved words', (word) => {
  expect(isReservedWord(word)).toBe(true);
});

test.each(
  `ulrike ulla ullmann ulla.nails ula max ada modesty modern.cuts teamwork rootsandbraids crowning staffan visage steam
  ownership the.braider real-hair care4hair infinity mia-booking adaeze.braids tunde.cuts studio-uli 2pay abused stripes
  administrata lili julia ilulia bookish`.split(/\s+/),
)('%s is free for its people', (word) => {
  expect(isReservedWord(word)).toBe(false);
});
