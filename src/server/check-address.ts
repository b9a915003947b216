import { once } from 'node:events';
import { createServer } from 'node:net';
import { WrongSetting, type Config } from '#platform/config';

/** Verifies that the program can listen on its address, before it changes anything; throws `WrongSetting`. */
export async function checkAddress({ port, host }: Pick<Config, 'port' | 'host'>): Promise<void> {
  const probe = createServer();
  probe.listen(port, host);
  try {
    await once(probe, 'listening');
  } catch (error) {
    throw new WrongSetting(addressProblem(error as NodeJS.ErrnoException, { port, host }), { cause: error });
  }
  probe.close();
  await once(probe, 'close');
}

/** Why listening there fails, in one sentence. */
export function addressProblem(
  { code, message }: NodeJS.ErrnoException,
  { port, host }: Pick<Config, 'port' | 'host'>,
) {
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Set PORT to another one.`;
  if (code === 'EACCES') return `This account may not open port ${port}. Set PORT to one above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `This machine has no address ${host}. Set HOST to one of its own, 127.0.0.1 or 0.0.0.0.`;
  return `Uli cannot listen at HOST ${host} and PORT ${port}: ${message}.`;
}
