import busboy from 'busboy';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Refusal, refuse } from '#kernel/refusal';
import type { App } from '#platform/app';
import { fieldBytes, uploadLimits } from '../rules/index.ts';

export interface FormLimits {
  readonly files: number;
  readonly fields: readonly string[];
  /** Idle and total timeouts in milliseconds; tests shorten those of `uploadLimits`. */
  readonly patience?: { readonly idle: number; readonly whole: number };
}

export interface Form {
  /** A folder of its own, for whoever asked to remove. */
  readonly folder: string;
  /** Paths in the order in which they were sent. */
  readonly files: readonly string[];
  readonly fields: Readonly<Record<string, string>>;
}

/** Where uploads lie while they arrive. */
export const incomingFolder = (app: App) => join(app.config.dataFolder, 'incoming');

/** Streams a multipart body to disk; nothing of it is left when it is refused. */
export async function readForm(app: App, request: Request, limits: FormLimits): Promise<Form> {
  checkHead(request, limits);
  await mkdir(incomingFolder(app), { recursive: true });
  const folder = await mkdtemp(join(incomingFolder(app), 'upload-'));
  try {
    return { folder, ...(await receive(request, folder, limits)) };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** The maximum size of a request in bytes: its announced length, if it has one. */
export function bytesOf(request: Request, limits: FormLimits): number {
  const announced = Number(request.headers.get('Content-Length') ?? 0) || mostBytes(limits);
  return Math.min(announced, mostBytes(limits));
}

const mostBytes = ({ files }: FormLimits) => files * uploadLimits.bytes + 2 * fieldBytes;

function checkHead(request: Request, limits: FormLimits): void {
  if (!/^multipart\/form-data\b/i.test(request.headers.get('Content-Type') ?? '')) throw refuse('wrong_content_type');
  if (Number(request.headers.get('Content-Length') ?? 0) > mostBytes(limits)) throw refuse('too_large');
  if (!request.body) throw refuse('upload_cut_off');
}

async function receive(request: Request, folder: string, limits: FormLimits) {
  const form = open(request, limits);
  const files: string[] = [];
  const fields: Record<string, string> = {};
  const writing: Promise<void>[] = [];
  // The rest is read to its end before anybody is told: whoever is still sending cannot hear the answer.
  let wrong: Refusal | undefined;
  form.on('file', (name, stream) => {
    // A part that is cut off fails, also one that is thrown away; the form as a whole says so.
    stream.on('error', () => {});
    if (name !== 'images' || wrong) return void stream.resume();
    const path = join(folder, String(files.push('') - 1));
    files[files.length - 1] = path;
    stream.on('limit', () => {
      wrong ??= refuse('picture_too_large', { values: { megabytes: uploadLimits.megabytes } });
    });
    writing.push(pipeline(stream, createWriteStream(path)));
    writing.at(-1)!.catch(() => {});
  });
  form.on('field', (name, value, { valueTruncated }) => {
    if (valueTruncated) wrong ??= refuse('too_large');
    if (value.includes('\0')) wrong ??= refuse('malformed');
    if (limits.fields.includes(name)) fields[name] = value;
  });
  form.on('filesLimit', () => {
    wrong ??= refuse('too_many_pictures', { values: { most: limits.files } });
  });
  form.on('partsLimit', () => {
    wrong ??= refuse('malformed');
  });
  const sent = Readable.fromWeb(request.body as Parameters<typeof Readable.fromWeb>[0]);
  let arrived = false;
  sent.once('end', () => (arrived = true));
  form.once('error', ({ message }: Error) => {
    // What stands before a file, such as its name, cannot be read. Where everything has arrived, it is cut off there.
    if (message === 'Malformed part header' && !arrived) wrong ??= refuse('malformed');
  });
  const { idle, whole } = limits.patience ?? uploadLimits;
  const cutOff = () => sent.destroy(refuse('upload_cut_off'));
  const end = setTimeout(cutOff, whole);
  const pause = setTimeout(cutOff, idle);
  let bytes = 0;
  sent.on('data', (chunk: Uint8Array) => {
    pause.refresh();
    bytes += chunk.length;
    if (bytes > mostBytes(limits)) sent.destroy(refuse('too_large'));
  });
  try {
    await pipeline(sent, form);
    await Promise.all(writing);
  } catch (error) {
    await Promise.allSettled(writing);
    throw wrong ?? (error instanceof Refusal ? error : asCutOff(error));
  } finally {
    clearTimeout(end);
    clearTimeout(pause);
  }
  if (wrong) throw wrong;
  return { files, fields };
}

function open(request: Request, limits: FormLimits) {
  try {
    return busboy({
      headers: { 'content-type': request.headers.get('Content-Type') ?? '' },
      limits: {
        fileSize: uploadLimits.bytes,
        files: limits.files,
        fields: 40,
        fieldSize: fieldBytes,
        parts: limits.files + 40,
        headerPairs: 20,
      },
    });
  } catch {
    // No boundary.
    throw refuse('malformed');
  }
}

/** A disk that is full is ours; everything else is a sender that went away or made no form. */
function asCutOff(error: unknown): unknown {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  return /^(ENOSPC|EDQUOT|EIO|EACCES|EROFS|EMFILE|ENFILE)$/.test(code) ? error : refuse('upload_cut_off');
}
