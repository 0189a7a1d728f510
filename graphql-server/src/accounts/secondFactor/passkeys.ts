import { isIP } from 'node:net';
import { z } from 'zod';
import type { Passkey } from '../../../../prisma/generated/client.ts';

export interface Challenge {
  /** Base64url; stored by the server. */
  readonly challenge: string;
  /** JSON for the browser. */
  readonly options: string;
}

export type NewPasskey = Pick<
  Passkey,
  'credentialId' | 'publicKey' | 'rpId' | 'transports' | 'counter' | 'isBackedUp'
>;

export interface Passkeys {
  readonly rpId: string;
  /** Browsers offer passkeys to https and localhost only, and never to a bare IP address. */
  readonly isUsable: boolean;
  /** Whether the key belongs to the site's current address. */
  isHere(key: Pick<Passkey, 'rpId'>): boolean;
  /** Without keys the browser offers all that it knows. */
  request(keys?: readonly Passkey[]): Promise<Challenge>;
  creation(
    user: { readonly name: string; readonly email: string; readonly userHandle: string },
    existing: readonly Passkey[],
  ): Promise<Challenge>;
  /** Undefined unless it answers the challenge, from our origin and with the person verified. */
  readNew(challenge: string, credential: string): Promise<NewPasskey | undefined>;
  /** As `readNew`; also refuses a counter that did not grow, as that of a copied key. */
  check(
    challenge: string,
    credential: string,
    key: Passkey,
  ): Promise<Pick<Passkey, 'counter' | 'isBackedUp'> | undefined>;
}

/** EdDSA, ES256, RS256 (COSE): supported by current authenticators. */
const ALGORITHMS = [-8, -7, -257];
const TIMEOUT_MS = 4 * 60_000;
/** Of a database column; real counters never get there. */
const COUNTER_MAX = 2 ** 31 - 1;

const base64url = z.string().regex(/^[A-Za-z0-9_-]+={0,2}$/);
/** What the library reads; it checks the rest. */
const credentialWith = <Response extends z.ZodRawShape>(response: Response) =>
  z.object({
    id: base64url,
    rawId: base64url,
    type: z.literal('public-key'),
    clientExtensionResults: z.object({}).default({}),
    response: z.object({ clientDataJSON: base64url, ...response }),
  });
const newCredential = credentialWith({
  attestationObject: z.string(),
  transports: z
    .array(z.string().regex(/^[a-z-]{1,20}$/))
    .max(10)
    .default([]),
});
const usedCredential = credentialWith({
  authenticatorData: z.string(),
  signature: z.string(),
  userHandle: z.string().exactOptional(),
});

function parse<Rule extends z.ZodType>(rule: Rule, text: string): z.output<Rule> | undefined {
  try {
    return rule.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Undefined for text that is not the answer of a stored key. */
export const readCredential = (text: string) => parse(usedCredential, text);

const listed = (transports: string) => transports.split(',').filter(Boolean);
const described = (keys: readonly Passkey[]) =>
  keys.map(({ credentialId: id, transports }) => ({ id, transports: listed(transports) }));

/** Loaded with the first key: the library reads certificates of many makers. */
const library = () => import('@simplewebauthn/server');

/** The address is the configured one, never a request's Host header. */
export function createPasskeys(publicUrl: string, centreName: () => string): Passkeys {
  const { origin, hostname: rpId, protocol } = new URL(publicUrl);
  const isHere = (key: Pick<Passkey, 'rpId'>): boolean => key.rpId === rpId;
  const expected = { expectedOrigin: origin, expectedRPID: rpId, requireUserVerification: true };

  return {
    rpId,
    isUsable:
      (protocol === 'https:' || rpId === 'localhost') && isIP(rpId.replaceAll(/[[\]]/g, '')) === 0,
    isHere,
    async request(keys) {
      const { generateAuthenticationOptions } = await library();
      const options = await generateAuthenticationOptions({
        rpID: rpId,
        timeout: TIMEOUT_MS,
        userVerification: 'required',
        ...(keys ? { allowCredentials: described(keys) } : {}),
      });
      return { challenge: options.challenge, options: JSON.stringify(options) };
    },
    async creation({ name, email, userHandle }, existing) {
      const { generateRegistrationOptions } = await library();
      const options = await generateRegistrationOptions({
        rpName: centreName(),
        rpID: rpId,
        userName: email,
        userDisplayName: name,
        userID: new Uint8Array(Buffer.from(userHandle, 'base64url')),
        timeout: TIMEOUT_MS,
        attestationType: 'none',
        supportedAlgorithmIDs: ALGORITHMS,
        excludeCredentials: described(existing.filter(isHere)),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      return { challenge: options.challenge, options: JSON.stringify(options) };
    },
    async readNew(challenge, text) {
      const credential = parse(newCredential, text);
      if (!credential) return undefined;
      const { verifyRegistrationResponse } = await library();
      const { transports, ...response } = credential.response;
      const result = await verifyRegistrationResponse({
        response: { ...credential, response },
        expectedChallenge: challenge,
        supportedAlgorithmIDs: ALGORITHMS,
        ...expected,
      }).catch(() => undefined);
      if (!result?.verified) return undefined;
      const { credential: made, credentialBackedUp } = result.registrationInfo;
      return {
        credentialId: made.id,
        publicKey: Buffer.from(made.publicKey).toString('base64url'),
        rpId,
        transports: transports.join(','),
        counter: Math.min(made.counter, COUNTER_MAX),
        isBackedUp: credentialBackedUp,
      };
    },
    async check(challenge, text, key) {
      const credential = readCredential(text);
      if (credential?.id !== key.credentialId) return undefined;
      const { verifyAuthenticationResponse } = await library();
      const result = await verifyAuthenticationResponse({
        response: credential,
        expectedChallenge: challenge,
        ...expected,
        credential: {
          id: key.credentialId,
          publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
          counter: key.counter,
        },
      }).catch(() => undefined);
      if (!result?.verified) return undefined;
      const { newCounter, credentialBackedUp } = result.authenticationInfo;
      return { counter: Math.min(newCounter, COUNTER_MAX), isBackedUp: credentialBackedUp };
    },
  };
}
