export interface Bucket {
  /** `https://host/bucket`. */
  readonly endpoint: string;
  readonly name: string;
  /** Prefix of all keys: empty, or folders with a slash at the end. */
  readonly prefix: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

interface AwsVariables {
  readonly AWS_ACCESS_KEY_ID?: string | undefined;
  readonly AWS_SECRET_ACCESS_KEY?: string | undefined;
  readonly AWS_REGION?: string | undefined;
}

const EXAMPLE = 's3://key:secret@host/bucket?region=eu-central-1';
/** Needs no encoding in any call. */
const BUCKET_PATH = /^\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[\w.-]+)*)\/?$/i;
const PARAMETERS = new Set(['region', 'tls']);

/** The address contains a secret, so messages never repeat it. */
const invalid = (reason: string): Error => new Error(`Environment variable FILES_URL: ${reason}`);

/**
 * Parses `s3://key:secret@host[:port]/bucket[/folder][?region=…][&tls=false]`. The AWS variables
 * fill in missing parts. Throws a one-line Error without the secret.
 */
export function parseBucketUrl(text: string, aws: AwsVariables): Bucket {
  if (!URL.canParse(text))
    throw invalid(`must look like ${EXAMPLE}; encode / @ : of a secret as %2F %40 %3A`);
  const { host, hostname, pathname, searchParams, username, password, hash } = new URL(text);
  const [, name, folders = ''] = BUCKET_PATH.exec(pathname) ?? [];
  if (hostname === '' || name === undefined || hash !== '') {
    throw invalid(`must name a host and a bucket: ${EXAMPLE}`);
  }
  const unknown = [...searchParams.keys()].find((option) => !PARAMETERS.has(option));
  if (unknown !== undefined) throw invalid(`knows region and tls, not ${unknown}`);
  const tls = searchParams.get('tls') ?? 'true';
  if (tls !== 'true' && tls !== 'false') throw invalid('tls is true or false');
  const accessKeyId = decode(username) || aws.AWS_ACCESS_KEY_ID;
  const secretAccessKey = decode(password) || aws.AWS_SECRET_ACCESS_KEY;
  if (!accessKeyId || !secretAccessKey) {
    throw invalid(
      'has no key and secret; AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY may give them',
    );
  }
  return {
    endpoint: `${tls === 'true' ? 'https' : 'http'}://${host}/${name}`,
    name,
    prefix: folders === '' ? '' : `${folders.slice(1)}/`,
    region: searchParams.get('region') ?? aws.AWS_REGION ?? 'us-east-1',
    accessKeyId,
    secretAccessKey,
  };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw invalid('holds a % that encodes nothing; a % of a secret is %25');
  }
}
