/** The characters of the committed Bricolage files, as a regular-expression class. */
const bricolageLetters =
  '\\u0020-\\u007e\\u00a0-\\u00a3\\u00a5-\\u00ac\\u00ae-\\u0107\\u010a-\\u0113\\u0116-\\u011b\\u011e-\\u0123' +
  '\\u0126-\\u012b\\u012e-\\u0133\\u0136-\\u0137\\u0139-\\u013e\\u0141-\\u0148\\u014a-\\u014d\\u0150-\\u015b' +
  '\\u015e-\\u0161\\u0164-\\u0165\\u0168-\\u017e\\u01a0-\\u01a1\\u01af-\\u01b0\\u01cd-\\u01ce\\u0218-\\u021b' +
  '\\u0237\\u02c6-\\u02c7\\u02da\\u02dc-\\u02dd\\u1e80-\\u1e85\\u1e9e\\u1ea0-\\u1ef9\\u2002\\u2009\\u200b' +
  '\\u2013-\\u2014\\u2018-\\u201a\\u201c-\\u201e\\u2020\\u2022\\u2026\\u2032-\\u2033\\u2039-\\u203a\\u2044\\u20a1' +
  '\\u20a4\\u20a6\\u20a8-\\u20a9\\u20ab-\\u20ae\\u20b1-\\u20b2\\u20b4-\\u20b5\\u20b8-\\u20ba\\u20bc-\\u20bf\\u2113' +
  '\\u2122\\u2191\\u2193\\u2212';

const onlyBricolage = new RegExp(`^[${bricolageLetters}]*$`);

/**
 * The class for a person's name or other text written by people, to stand beside a `type-display-…` class. Empty when
 * Bricolage can set the whole text; `name-in-text` (Onest 700) when one letter is missing, so that a name is never
 * patched together from two fonts. Marks that stay separate after composition count as missing.
 */
export function nameFont(text: string): '' | 'name-in-text' {
  return onlyBricolage.test(text.normalize('NFC')) ? '' : 'name-in-text';
}
