import {
  createHash,
  createSign,
  generateKeyPairSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto';
import type { Schemas } from '@office/api';
import { isoCBOR } from '@simplewebauthn/server/helpers';

interface CreationOptions {
  challenge: string;
  rp: { id: string };
  user: { id: string };
}

interface RequestOptions {
  challenge: string;
  rpId: string;
}

interface Overrides {
  origin?: string;
  userVerified?: boolean;
  challenge?: string;
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const userPresentFlag = 0x01;
const userVerifiedFlag = 0x04;
const attestedCredentialFlag = 0x40;

/** A software authenticator with one P-256 passkey and `none` attestation. */
export class Authenticator {
  readonly id = randomBytes(16);
  readonly #origin: string;
  readonly #privateKey: KeyObject;
  readonly #publicKey: KeyObject;
  #userHandle = '';
  counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#privateKey = pair.privateKey;
    this.#publicKey = pair.publicKey;
  }

  create(options: unknown, overrides: Overrides = {}): Schemas['PasskeyAttestation'] {
    const { challenge, rp, user } = options as CreationOptions;
    this.#userHandle = user.id;
    const { x, y } = this.#publicKey.export({ format: 'jwk' });
    const coseKey = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x!, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y!, 'base64url'))],
      ]),
    );
    const idLength = Buffer.alloc(2);
    idLength.writeUInt16BE(this.id.length);
    const credential = Buffer.concat([Buffer.alloc(16), idLength, this.id, coseKey]);
    const authData = Buffer.concat([
      this.#authenticatorData(rp.id, attestedCredentialFlag, overrides),
      credential,
    ]);
    const attestationObject = isoCBOR.encode(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]) as never,
    );
    return {
      id: this.id.toString('base64url'),
      clientDataJSON: this.#clientData('webauthn.create', challenge, overrides),
      attestationObject: Buffer.from(attestationObject).toString('base64url'),
      transports: ['internal'],
    };
  }

  get(options: unknown, overrides: Overrides = {}): Schemas['PasskeyAssertion'] {
    const { challenge, rpId } = options as RequestOptions;
    this.counter += 1;
    const authenticatorData = this.#authenticatorData(rpId, 0, overrides);
    const clientDataJSON = this.#clientData('webauthn.get', challenge, overrides);
    const signature = createSign('sha256')
      .update(Buffer.concat([authenticatorData, sha256(Buffer.from(clientDataJSON, 'base64url'))]))
      .sign(this.#privateKey);
    return {
      id: this.id.toString('base64url'),
      clientDataJSON,
      authenticatorData: authenticatorData.toString('base64url'),
      signature: signature.toString('base64url'),
      userHandle: this.#userHandle,
    };
  }

  #authenticatorData(rpId: string, flags: number, { userVerified = true }: Overrides): Buffer {
    const verified = userVerified ? userVerifiedFlag : 0;
    const tail = Buffer.alloc(5);
    tail.writeUInt8(userPresentFlag | verified | flags);
    tail.writeUInt32BE(this.counter, 1);
    return Buffer.concat([sha256(rpId), tail]);
  }

  #clientData(type: string, issued: string, { origin, challenge = issued }: Overrides): string {
    const data = { type, challenge, origin: origin ?? this.#origin, crossOrigin: false };
    return Buffer.from(JSON.stringify(data)).toString('base64url');
  }
}
