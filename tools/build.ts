import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const root = fileURLToPath(new URL('..', import.meta.url));
const clientFolder = join(root, 'build/client');
const compressible = /\.(js|css|svg|json|txt)$/;
/** What the built pages depend on. */
const sources = [
  'src/web',
  'src/kernel',
  'src/modules',
  'messages',
  'public',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
];

/** Builds the web and lays compressed twins beside its files, so that no request compresses them again. */
export function buildWeb(): void {
  const command = join(root, 'node_modules/@react-router/dev/bin.cjs');
  execFileSync(process.execPath, [command, 'build'], {
    cwd: root,
    // Whoever builds (a test runner, say), the pages get the libraries that their users get.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (const file of filesIn(join(clientFolder, 'assets'))) {
    if (!compressible.test(file)) continue;
    const content = readFileSync(file);
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  }
}

/** Whether the build is missing or older than what it is made from. */
export function buildIsStale(): boolean {
  try {
    const builtAt = statSync(join(root, 'build/server/index.js')).mtimeMs;
    return sources.some((source) => newestChange(join(root, source)) > builtAt);
  } catch {
    return true;
  }
}

function newestChange(path: string): number {
  const status = statSync(path);
  if (!status.isDirectory()) return status.mtimeMs;
  return Math.max(0, ...filesIn(path).map((file) => statSync(file).mtimeMs));
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

if (import.meta.main) buildWeb();
