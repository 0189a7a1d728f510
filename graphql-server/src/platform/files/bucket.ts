/** A bucket of an S3-compatible service, and what opens it. */
export interface Bucket {
  /** `https://host/bucket`. */
  readonly endpoint: string;
  readonly name: string;
  /** The beginning of all keys: empty, or folders that end in a slash. */
  readonly prefix: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** The variables that stand in for parts that an address leaves out. */
interface AwsVariables {
  readonly AWS_ACCESS_KEY_ID?: string | undefined;
  readonly AWS_SECRET_ACCESS_KEY?: string | undefined;
  readonly AWS_REGION?: string | undefined;
}

const FORM = 's3://key:secret@host/bucket?region=eu-central-1';
/** A bucket and its folders need no encoding in any call then. */
const PATH = /^\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[\w.-]+)*)\/?$/i;
const OPTIONS = new Set(['region', 'tls']);

/** The message never repeats the address: it holds a secret. */
const wrong = (reason: string): Error => new Error(`Environment variable FILES_URL: ${reason}`);

/**
 * Reads `s3://key:secret@host[:port]/bucket[/folder][?region=…][&tls=false]`. Key, secret and region may stand in the
 * usual variables instead. Throws an Error of one clear line, without the secret.
 */
export function readBucket(text: string, aws: AwsVariables): Bucket {
  if (!URL.canParse(text))
    throw wrong(`must look like ${FORM}; encode / @ : of a secret as %2F %40 %3A`);
  const { host, hostname, pathname, searchParams, username, password, hash } = new URL(text);
  const [, name, folders = ''] = PATH.exec(pathname) ?? [];
  if (hostname === '' || name === undefined || hash !== '') {
    throw wrong(`must name a host and a bucket: ${FORM}`);
  }
  const foreign = [...searchParams.keys()].find((option) => !OPTIONS.has(option));
  if (foreign !== undefined) throw wrong(`knows region and tls, not ${foreign}`);
  const tls = searchParams.get('tls') ?? 'true';
  if (tls !== 'true' && tls !== 'false') throw wrong('tls is true or false');
  const accessKeyId = decode(username) || aws.AWS_ACCESS_KEY_ID;
  const secretAccessKey = decode(password) || aws.AWS_SECRET_ACCESS_KEY;
  if (!accessKeyId || !secretAccessKey) {
    throw wrong('has no key and secret; AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY may give them');
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
    throw wrong('holds a % that encodes nothing; a % of a secret is %25');
  }
}
