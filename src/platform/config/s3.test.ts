import { expect, test } from 'vitest';
import { readConfig } from './index.ts';

const whole = { S3_ENDPOINT: 'https://s3.test/', S3_BUCKET: 'uli-files', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b' };

test('object storage is used when all of its settings are given', () => {
  expect(readConfig({}).s3).toBeUndefined();
  expect(readConfig(whole).s3).toMatchObject({ endpoint: 'https://s3.test', bucket: 'uli-files', region: 'us-east-1' });
});

test('a setting that is missing or wrong is named', () => {
  expect(() => readConfig({ ...whole, S3_SECRET_KEY: '' })).toThrow('S3_SECRET_KEY');
  expect(() => readConfig({ ...whole, S3_BUCKET: 'Not A Bucket' })).toThrow('S3_BUCKET');
  expect(() => readConfig({ ...whole, S3_ENDPOINT: 'ftp://s3.test' })).toThrow('S3_ENDPOINT');
});
