import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#platform/config';
import { createMailer, MailFailure } from '#platform/mail';

// M9: an attacker between Uli and its mail server can strip the offer of TLS. Then nothing is sent: no password, no content.

let smtp: SMTPServer;
/** What arrived in clear text: addresses, passwords, messages. */
const heard: string[] = [];

beforeAll(async () => {
  smtp = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    authOptional: true,
    closeTimeout: 100,
    logger: false,
    onAuth({ username, password }, _session, answer) {
      heard.push(`${username}:${password}`);
      answer(null, { user: username });
    },
    onMailFrom({ address }, _session, answer) {
      heard.push(address);
      answer();
    },
    onData(stream, _session, answer) {
      stream.on('data', (chunk) => heard.push(String(chunk)));
      stream.on('end', () => answer());
    },
  });
  smtp.on('error', () => {});
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
});

afterAll(() => new Promise<void>((resolve) => smtp.close(() => resolve())));

const send = (host: string, settings: Record<string, string> = {}) => {
  const { port } = smtp.server.address() as AddressInfo;
  const mailer = createMailer(readConfig({ SMTP_URL: `smtp://uli:a-password@${host}:${port}`, ...settings }))!;
  const said = { subject: 'Set a new password', text: 'A link', html: '<p>A link</p>' };
  return mailer.send({ messageId: '<1@uli.example>', to: 'ada@example.com', ...said });
};

test.each([
  // Not written as a loopback address, so it counts as remote.
  ['another host', '[::ffff:127.0.0.1]', {}],
  ['a host for which TLS is asked', '127.0.0.1', { SMTP_TLS: 'required' }],
])('%s that offers no TLS hears neither password nor mail', async (_what, host, settings) => {
  const failure = await send(host, settings).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(MailFailure);
  expect(failure).toMatchObject({ insecure: true, permanent: false, uncertain: false });
  expect(heard).toEqual([]);
});

test('a setting overrides this, and loopback needs no TLS', async () => {
  await send('[::ffff:127.0.0.1]', { SMTP_TLS: 'optional' });
  await send('127.0.0.1');
  expect(heard.filter((line) => line === 'uli:a-password')).toHaveLength(2);
  expect(heard.join('')).toContain('Subject: Set a new password');
});
