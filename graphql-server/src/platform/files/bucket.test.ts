import { expect, it } from 'vitest';
import { readEnvironment } from '../environment.ts';
import { parseBucketUrl } from './bucket.ts';

const SECRET = 'taj/na+1';

it('an address names service, bucket, folder, region and what opens it', () => {
  expect(
    parseBucketUrl('s3://kljuc:taj%2Fna%2B1@s3.example.rs:9000/centar/vrelo/slike?region=eu-1', {}),
  ).toEqual({
    endpoint: 'https://s3.example.rs:9000/centar',
    name: 'centar',
    prefix: 'vrelo/slike/',
    region: 'eu-1',
    accessKeyId: 'kljuc',
    secretAccessKey: SECRET,
  });
});

it('the usual variables give what the address leaves out', () => {
  const variables = {
    FILES_URL: 's3://s3.example.rs/centar?tls=false',
    AWS_ACCESS_KEY_ID: 'kljuc',
    AWS_SECRET_ACCESS_KEY: SECRET,
  };
  expect(readEnvironment(variables).bucket).toEqual({
    endpoint: 'http://s3.example.rs/centar',
    name: 'centar',
    prefix: '',
    region: 'us-east-1',
    accessKeyId: 'kljuc',
    secretAccessKey: SECRET,
  });
  expect(readEnvironment({ ...variables, AWS_REGION: 'eu-2' }).bucket?.region).toBe('eu-2');
  expect(readEnvironment({}).bucket).toBeUndefined();
});

it.each([
  ['https://s3.example.rs/centar', 'must start with s3://'],
  ['s3://', 'must name a host and a bucket'],
  ['s3://k:tajna@', 'must look like'],
  ['s3://k:tajna@host', 'must name a host and a bucket'],
  ['s3://k:tajna@host/', 'must name a host and a bucket'],
  ['s3://k:tajna@host/ce ntar', 'must name a host and a bucket'],
  ['s3://k:tajna@host/centar/x?y', 'knows region and tls, not y'],
  ['s3://k:tajna@host/centar?tls=maybe', 'tls is true or false'],
  ['s3://k:ta%jna@host/centar', 'a % of a secret is %25'],
  ['s3://host/centar', 'has no key and secret'],
  ['s3://k@host/centar', 'has no key and secret'],
  ['s3://k:tajna/x@host:90000/centar', 'must'],
])('%s is refused in one line without its secret', (url, reason) => {
  let message = '';
  try {
    readEnvironment({ FILES_URL: url });
  } catch (error) {
    ({ message } = error as Error);
  }
  expect(message).toMatch(/^Environment variable FILES_URL: [^\n]+$/);
  expect(message).toContain(reason);
  expect(message).not.toContain('tajna');
});
