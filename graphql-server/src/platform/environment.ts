import { BlockList, isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { SECOND_FACTOR_GRACE_DAYS } from '@centar/domain/secondFactor.ts';
import { parseBucketUrl, type Bucket } from './files/bucket.ts';
import { SCANNER_ADDRESS } from './files/virusScanner.ts';

const optional = z.string().trim().min(1).optional();

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).href.replace(/\/$/, '') === new URL(text).origin;
}

const MAILBOX = String.raw`[^\s<>@,;"]+@[^\s<>@,;"]+`;
/** `mailbox` or `Name <mailbox>`: one sender on one line. */
const SENDER = new RegExp(String.raw`^(?:${MAILBOX}|[^<>@,;"\p{Cc}]{1,100} <${MAILBOX}>)$`, 'u');

function hasHost(text: string): boolean {
  return URL.canParse(text) && new URL(text).hostname !== '';
}

export function isDatabaseUrl(text: string): boolean {
  if (/^file:.+/.test(text)) return true;
  return (
    /^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? '') && /^\/.+/.test(new URL(text).pathname)
  );
}

/** Fastify's `trustProxy`, for the address `hop` hops away. */
export type TrustProxy = (address: string, hop: number) => boolean;

const trustNone: TrustProxy = () => false;
/**
 * Trusts the connecting proxy for the client's address only: the client may have forged further
 * headers.
 */
const trustNearest: TrustProxy = (_address, hop) => hop === 0;

function readTrustProxy(text: string): TrustProxy | undefined {
  if (text === 'false') return trustNone;
  if (text === 'true') return trustNearest;
  const trusted = new BlockList();
  for (const entry of text.split(',').map((one) => one.trim())) {
    const [, address = '', , prefix] = /^([^/]+)(\/(\d{1,3}))?$/.exec(entry) ?? [];
    const version = isIP(address);
    const bits = Number(prefix ?? (version === 4 ? 32 : 128));
    if (version === 0 || bits === 0 || bits > (version === 4 ? 32 : 128)) return undefined;
    trusted.addSubnet(address, bits, version === 4 ? 'ipv4' : 'ipv6');
  }
  return (address) => {
    const version = isIP(address);
    return version !== 0 && trusted.check(address, version === 4 ? 'ipv4' : 'ipv6');
  };
}

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  HOST: z.string().trim().min(1).default('127.0.0.1'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .refine(isOrigin, 'must be an origin such as https://centar.example')
    .optional(),
  DATA_DIR: z.string().trim().min(1).default('./data'),
  DATABASE_URL: z
    .string()
    .refine(
      isDatabaseUrl,
      'must be file: and a path, or look like postgresql://user:password@host:5432/database',
    )
    .optional(),
  ADMIN_EMAIL: z.email().default('admin@centar.local'),
  ADMIN_PASSWORD: z.string().min(8).max(128).optional(),
  ADMIN_NAME: z.string().trim().min(1).max(100).default('Administrator'),
  DEMO_CONTENT: z.enum(['true', 'false']).default('true'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must look like smtps://user:password@mail.example' })
    .refine(hasHost, 'must name a mail server')
    .optional(),
  MAIL_FROM: optional.refine(
    (text) => text === undefined || SENDER.test(text),
    'must look like centar@example.rs or Centar <centar@example.rs>',
  ),
  FILES_URL: z.string().trim().startsWith('s3://', 'must start with s3://').optional(),
  AWS_ACCESS_KEY_ID: optional,
  AWS_SECRET_ACCESS_KEY: optional,
  AWS_REGION: optional,
  FILES_LIMIT_GB: z.coerce.number().positive().max(100_000).default(20),
  VIRUS_SCANNER: z
    .string()
    .trim()
    .regex(SCANNER_ADDRESS, 'must be /run/clamav/clamd.ctl or look like 127.0.0.1:3310')
    .optional(),
  TRUST_PROXY: z
    .string()
    .trim()
    .default('false')
    .transform((text, { addIssue }) => {
      const rule = readTrustProxy(text);
      if (!rule) addIssue('must be true, or addresses and networks such as 127.0.0.1, 10.0.0.0/8');
      return rule ?? z.NEVER;
    }),
  MIRROR_DIR: optional,
  SECOND_FACTOR_GRACE_DAYS: z.coerce
    .number()
    .int()
    .min(0)
    .max(90)
    .default(SECOND_FACTOR_GRACE_DAYS),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

/** Folders are absolute. */
export interface Environment {
  readonly port: number;
  readonly host: string;
  readonly metricsPort: number | undefined;
  /** Without a slash at the end. */
  readonly publicUrl: string;
  readonly dataDir: string;
  readonly databaseUrl: string;
  readonly admin: {
    readonly email: string;
    readonly password: string | undefined;
    readonly name: string;
  };
  readonly demoContent: boolean;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string | undefined;
  readonly bucket: Bucket | undefined;
  /** Bytes of all uploads together. */
  readonly filesLimit: number;
  /** The address of clamd. */
  readonly virusScanner: string | undefined;
  readonly trustProxy: TrustProxy;
  /** Where ready public answers are stored; undefined for nowhere. */
  readonly mirrorDir: string | undefined;
  /** After the first sign-in at which a second factor is demanded. */
  readonly secondFactorGraceDays: number;
  readonly logLevel: string;
}

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

function localPort(address: string | undefined): number | undefined {
  const { hostname = '', port = '' } = URL.parse(address ?? '') ?? {};
  return LOOPBACK.test(hostname) && port !== '' ? Number(port) : undefined;
}

function assertPortsDiffer(values: z.output<typeof schema>): void {
  const { PORT, METRICS_PORT, SMTP_URL, DATABASE_URL, FILES_URL } = values;
  // The system chooses a free port for 0.
  const taken = new Map(PORT === 0 ? [] : [[PORT, 'PORT']]);
  const others = [
    ['METRICS_PORT', METRICS_PORT || undefined],
    ['SMTP_URL', localPort(SMTP_URL)],
    ['DATABASE_URL', localPort(DATABASE_URL)],
    ['FILES_URL', localPort(FILES_URL)],
  ] as const;
  for (const [name, port] of others) {
    const other = port === undefined ? undefined : taken.get(port);
    if (other !== undefined) {
      const why = `has the port of ${other}, ${String(port)}; choose another one`;
      throw new Error(`Environment variable ${name}: ${why}`);
    }
    if (port !== undefined) taken.set(port, name);
  }
}

/** Empty variables count as absent. Throws a one-line Error naming the first invalid one. */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(`Environment variable ${String(issue?.path[0])}: ${issue?.message ?? 'wrong'}`);
  }
  const values = parsed.data;
  assertPortsDiffer(values);
  const dataDir = resolve(values.DATA_DIR);
  return {
    port: values.PORT,
    host: values.HOST,
    metricsPort: values.METRICS_PORT,
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${String(values.PORT)}`).replace(/\/+$/, ''),
    dataDir,
    databaseUrl: values.DATABASE_URL ?? `file:${dataDir}/centar.db`,
    admin: { email: values.ADMIN_EMAIL, password: values.ADMIN_PASSWORD, name: values.ADMIN_NAME },
    demoContent: values.DEMO_CONTENT === 'true',
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    bucket: values.FILES_URL === undefined ? undefined : parseBucketUrl(values.FILES_URL, values),
    filesLimit: Math.round(values.FILES_LIMIT_GB * 1024 ** 3),
    virusScanner: values.VIRUS_SCANNER,
    trustProxy: values.TRUST_PROXY,
    mirrorDir: values.MIRROR_DIR === undefined ? undefined : resolve(values.MIRROR_DIR),
    secondFactorGraceDays: values.SECOND_FACTOR_GRACE_DAYS,
    logLevel: values.LOG_LEVEL,
  };
}
