import { callerAt, type Caller } from './artist.ts';

interface Printing {
  readonly url: string;
  output(): string;
}

const printMilliseconds = 5_000;

/** The address that opens the outbox of a running program, as its start prints it. */
export async function outboxAddress(program: Printing): Promise<string> {
  for (const deadline = Date.now() + printMilliseconds; Date.now() < deadline;) {
    const address = /^Outbox: (\S+)$/m.exec(program.output())?.[1];
    if (address) return address;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('the program printed no address of an outbox');
}

/** A caller that the outbox of a running program is open to. */
export async function outboxReader(program: Printing): Promise<Caller> {
  const reader = callerAt(program.url);
  await reader.call('GET', `/api/outbox${new URL(await outboxAddress(program)).search}`);
  return reader;
}
