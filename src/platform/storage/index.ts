import { join } from 'node:path';
import type { Config } from '#platform/config';
import { createDiskStorage } from './disk.ts';
import { createS3Storage } from './s3.ts';
import { sayingWhy, type Storage } from './storage.ts';

export { StorageFailure, type Storage, type StoredFile } from './storage.ts';

/** Where files lie: in an S3-compatible store if its settings are given, else in the data folder. */
export function openStorage(config: Config): Storage {
  return sayingWhy(config.s3 ? createS3Storage(config.s3) : createDiskStorage(join(config.dataFolder, 'files')));
}
