let ranks: Promise<ReadonlyMap<string, number>> | undefined;

/** The most frequently leaked passwords, each with its rank from 0. Loaded on first use, because it takes a moment. */
export function commonPasswords(): Promise<ReadonlyMap<string, number>> {
  ranks ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Map(dictionary['passwords-common'].map((word, rank) => [String(word), rank])),
  );
  return ranks;
}
