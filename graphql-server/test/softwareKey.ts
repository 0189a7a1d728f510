import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

/** What an attacker, or a broken authenticator, does differently. */
export interface KeyLies {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly counter?: number;
  readonly isUnverified?: boolean;
  /** Signed by another key. */
  readonly isForged?: boolean;
  readonly userHandle?: string;
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: Buffer | string): string => Buffer.from(data).toString('base64url');

const FLAGS = { present: 1, verified: 4, attested: 64 };

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function authenticatorData(
  rpId: string,
  counter: number,
  { isUnverified = false }: KeyLies,
  attested?: Buffer,
): Buffer {
  const flags =
    FLAGS.present + (isUnverified ? 0 : FLAGS.verified) + (attested ? FLAGS.attested : 0);
  const numbers = Buffer.alloc(5);
  numbers.writeUInt8(flags, 0);
  numbers.writeUInt32BE(counter, 1);
  return Buffer.concat([sha256(rpId), numbers, attested ?? Buffer.alloc(0)]);
}

/** ES256 in COSE. */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const head = Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32]);
  const point = (text: string): Buffer => Buffer.from(text, 'base64url');
  return Buffer.concat([head, point(x), Buffer.from([0x22, 0x58, 32]), point(y)]);
}

const text = (word: string): Buffer =>
  Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)]);
function attestation(authData: Buffer): Buffer {
  const length = Buffer.alloc(3);
  length.writeUInt8(0x59, 0);
  length.writeUInt16BE(authData.length, 1);
  return Buffer.concat([
    Buffer.from([0xa3]),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.from([0xa0]),
    text('authData'),
    length,
    authData,
  ]);
}

const newPair = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });

/** An authenticator with one key, in the place of a browser's. */
export function softwareKey(origin: string) {
  const { privateKey, publicKey } = newPair();
  const id = randomBytes(32);
  let counter = 0;
  let owner = '';

  return {
    /** The answer to `BeginPasskey`. */
    create(optionsText: string, lies: KeyLies = {}): string {
      const options = JSON.parse(optionsText) as {
        challenge: string;
        rp: { id: string };
        user: { id: string };
      };
      owner = options.user.id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)]);
      const data = authenticatorData(lies.rpId ?? options.rp.id, 0, lies, attested);
      const challenge = lies.challenge ?? options.challenge;
      return JSON.stringify({
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(
            clientData('webauthn.create', challenge, lies.origin ?? origin),
          ),
          attestationObject: base64url(attestation(data)),
          transports: ['internal'],
        },
      });
    },

    /** The answer to a challenge. */
    answer(optionsText: string, lies: KeyLies = {}): string {
      const options = JSON.parse(optionsText) as { challenge: string; rpId: string };
      counter += 1;
      const data = authenticatorData(lies.rpId ?? options.rpId, lies.counter ?? counter, lies);
      const challenge = lies.challenge ?? options.challenge;
      const client = clientData('webauthn.get', challenge, lies.origin ?? origin);
      const signer = lies.isForged ? newPair().privateKey : privateKey;
      return JSON.stringify({
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), signer)),
          userHandle: lies.userHandle ?? owner,
        },
      });
    },
  };
}
