import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A process of the bench that answers questions one after another. */
export interface Child {
  ask<Answer>(question: object): Promise<Answer>;
  stop(): Promise<void>;
}

/** Starts a file of this folder as a process of its own; it serves with `serveParent`. */
export function startChild(file: string): Child {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), {
    env: { ...process.env, NODE_ENV: 'production', TZ: 'UTC' },
    stdio: 'inherit',
    serialization: 'advanced',
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let last: Promise<unknown> = Promise.resolve();
  return {
    ask<Answer>(question: object) {
      const answer = last.then(() => exchange<Answer>(child, question, file));
      last = answer.catch(() => {});
      return answer;
    },
    async stop() {
      if (child.connected) child.disconnect();
      await gone;
    },
  };
}

function exchange<Answer>(child: ChildProcess, question: object, file: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error(`${file} ended`));
    child.once('exit', ended);
    child.once('message', ({ answer, failure }: { answer: Answer; failure?: string }) => {
      child.off('exit', ended);
      if (failure === undefined) resolve(answer);
      else reject(new Error(`${file}: ${failure}`));
    });
    child.send(question);
  });
}

/** The other side: answers every question of the parent, and ends with it. */
export function serveParent<Question, Answer>(answerOf: (question: Question) => Promise<Answer>): void {
  process.on('message', (question: Question) => {
    answerOf(question).then(
      (answer) => process.send!({ answer }),
      (error: Error) => process.send!({ failure: error.stack ?? error.message }),
    );
  });
  process.on('disconnect', () => process.exit());
}
