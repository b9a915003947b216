import { freeLoopbackPort } from './server-windows.ts';
import { socketPort, type Listening } from './settings.ts';
import { openSocketFolder } from './socket-folder.ts';

/** Where the home's server is to listen. */
export async function openListening(home: string): Promise<Listening> {
  if (process.platform === 'win32') return { host: '127.0.0.1', port: await freeLoopbackPort() };
  return { host: await openSocketFolder(home), port: socketPort };
}
