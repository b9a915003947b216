import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { scores, type Score } from './password-scores.ts';

const guesser = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
/** The longest password takes no longer than this part of it. */
const most = 64;

/** How hard a password is to guess. */
export function guessPassword(password: string, known: readonly string[]): Score {
  return scores[guesser.check(password.slice(0, most), known.filter(Boolean)).score]!;
}
