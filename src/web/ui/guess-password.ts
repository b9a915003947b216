import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { scores, type Score } from './password-scores.ts';

const guesser = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
/** The longest password takes no longer than this part of it. */
const most = 64;

const ranks = new Map(dictionary['passwords-common'].map((word, rank) => [String(word), rank]));

/** The place of a word among the passwords that leaked most often, from 0. */
export type RankOf = (word: string) => number | undefined;

/** How hard a password is to guess; one that is `refused` is very easy. */
export function guessPassword(
  password: string,
  known: readonly string[],
  refused: (password: string, rankOf: RankOf) => boolean,
): Score {
  if (refused(password, (word) => ranks.get(word))) return scores[0];
  return scores[guesser.check(password.slice(0, most), known.filter(Boolean)).score]!;
}
