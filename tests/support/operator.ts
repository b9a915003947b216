import { operate } from '../../src/server/operator/operate.ts';
import type { World } from './world.ts';

/** What the operator's command line says to its user. */
export interface Operated {
  readonly code: number;
  readonly said: string;
  readonly asked: readonly string[];
}

/** Carries out operator's commands on the database of a world; `answer` is what is typed when it asks, none: no terminal. */
export async function operateOn({ app, owner }: World, args: readonly string[], answer?: boolean): Promise<Operated> {
  const { host, port, database } = owner.pool.options;
  const addressOf = (user: string | undefined) =>
    `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(String(host))}`;
  const said: string[] = [];
  const asked: string[] = [];
  const code = await operate(args, {
    environment: {
      DATABASE_URL: addressOf(app.database.pool.options.user),
      DATABASE_OWNER_URL: addressOf(owner.pool.options.user),
      ULI_SECRET: 'a secret for tests, long enough for settings',
      ULI_DATA: app.config.dataFolder,
      ULI_URL: app.config.url,
      LOG_LEVEL: 'silent',
    },
    say: (line) => void said.push(line),
    ...(answer !== undefined && {
      confirm: async (question: string) => {
        asked.push(question);
        return answer;
      },
    }),
  });
  return { code, said: said.join('\n'), asked };
}
