import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  /** To whom the envelope said it goes. */
  readonly recipients: readonly string[];
  readonly source: string;
  readonly parsed: Email;
}

export interface MailServer {
  /** For `SMTP_URL`. */
  readonly url: string;
  /** What arrived, in order. */
  readonly mails: ReceivedMail[];
  /** How many messages came in whole, answered or not. */
  arrivals: number;
  /** What the next messages are answered with instead of being taken: `550`, `451`. */
  refuseWith: number | undefined;
  /** Takes messages and then ends the connection without an answer. */
  hangsUp: boolean;
  /** What the answer to a message waits for. */
  beforeAnswer: (() => Promise<void>) | undefined;
  close(): Promise<void>;
}

/** A real SMTP server on loopback that takes every mail. */
export async function startMailServer(): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const state: MailServer = {
    url: '',
    mails,
    arrivals: 0,
    refuseWith: undefined,
    hangsUp: false,
    beforeAnswer: undefined,
    close,
  };
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 100,
    logger: false,
    async onData(stream, session, answer) {
      const source = await readAll(stream);
      // Whoever was killed in the middle has not sent anything.
      if (source === undefined) return;
      state.arrivals++;
      await state.beforeAnswer?.();
      const { refuseWith } = state;
      if (refuseWith) return answer(Object.assign(new Error('not today'), { responseCode: refuseWith }));
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      mails.push({ recipients, source, parsed: await PostalMime.parse(source) });
      if (state.hangsUp) {
        for (const connection of smtp.connections) if (connection.id === session.id) connection._socket.destroy();
        return;
      }
      answer();
    },
  });
  // A client that is killed in the middle is no failure of the test.
  smtp.on('error', () => {});
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const { port } = smtp.server.address() as AddressInfo;
  function close(): Promise<void> {
    return new Promise((resolve) => smtp.close(() => resolve()));
  }
  return Object.assign(state, { url: `smtp://127.0.0.1:${port}` });
}

async function readAll(stream: Readable): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of stream) chunks.push(chunk as Buffer);
  } catch {
    return undefined;
  }
  return Buffer.concat(chunks).toString();
}
