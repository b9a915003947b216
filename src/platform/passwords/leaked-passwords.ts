let ranks: Promise<ReadonlyMap<string, number>> | undefined;

/** The passwords that leaked most often, each with its place from 0. Read when somebody first chooses one: it takes a moment. */
export function commonPasswords(): Promise<ReadonlyMap<string, number>> {
  ranks ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Map(dictionary['passwords-common'].map((word, rank) => [String(word), rank])),
  );
  return ranks;
}
