import pg from 'pg';

/** A backup cannot be made or brought back; the message is a sentence that says why. */
export class BackupRefused extends Error {}

/** What PostgreSQL says of values, references and sequences that cannot be right: what was handed to it is wrong, not the server. */
const wrongContent = /^(?:22...|23...|42P01|42809)$/;

/** Does something with what a backup holds; where PostgreSQL refuses that, `BackupRefused` with the sentence. */
export async function refusingWrongContent<Result>(sentence: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const wrong = error instanceof pg.DatabaseError && wrongContent.test(error.code ?? '');
    throw wrong ? new BackupRefused(sentence, { cause: error }) : error;
  }
}
