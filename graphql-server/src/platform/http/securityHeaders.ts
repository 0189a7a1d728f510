import { createHash } from 'node:crypto';

const COMMON = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
};

/** Scripts, styles and fonts need no headers for frames and scripts. */
const FILE = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

/** Where browsers report what the policy of a page refused. */
export const POLICY_REPORTS = '/policy-reports';

const YEAR_S = 31_536_000;

/** By kind of answer. */
export interface SecurityHeaders {
  readonly page: Readonly<Record<string, string>>;
  readonly api: Readonly<Record<string, string>>;
  /** For hashed files. A page loads twenty, and HTTP/1.1 repeats each header. */
  readonly file: Readonly<Record<string, string>>;
}

/** Sources by directive. */
export type PolicySources = Readonly<Record<string, string>>;

const POLICY: PolicySources = {
  'default-src': "'self'",
  'script-src': "'self'",
  // Placeholder colours and sizes are style attributes.
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data: blob: https://i.ytimg.com",
  'frame-src':
    'https://www.youtube.com https://www.youtube-nocookie.com https://www.openstreetmap.org',
  'connect-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'report-uri': POLICY_REPORTS,
};

const policyText = (policy: PolicySources): string =>
  Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ');

/** The source that allows one inline script or style. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Of a document that may load nothing but `allowed`. */
export const closedPolicy = (allowed: PolicySources, frameAncestors = "'none'"): string =>
  policyText({
    'default-src': "'none'",
    ...allowed,
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': frameAncestors,
  });

function contentSecurityPolicy(inlineScript: string, more: PolicySources): string {
  const policy: Record<string, string> = {
    ...POLICY,
    'script-src': `'self' ${hashSource(inlineScript)}`,
  };
  for (const [directive, sources] of Object.entries(more)) {
    policy[directive] = `${policy[directive] ?? "'self'"} ${sources}`;
  }
  return policyText(policy);
}

/** Strict transport only for an HTTPS address. Development needs `more` sources. */
export function securityHeaders(
  publicUrl: string,
  inlineScript: string,
  more: PolicySources = {},
): SecurityHeaders {
  const csp = contentSecurityPolicy(inlineScript, more);
  const transport = publicUrl.startsWith('https:')
    ? { 'strict-transport-security': `max-age=${String(YEAR_S)}; includeSubDomains` }
    : {};
  return {
    page: { ...COMMON, ...transport, 'content-security-policy': csp },
    api: {
      ...COMMON,
      ...transport,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    },
    file: { ...FILE, ...transport },
  };
}
