import { X509Certificate } from 'node:crypto';
import type { Schemas } from '@office/api';

const minBits = 2048;
const header = '-----BEGIN CERTIFICATE-----';

/** Returns one RSA certificate, in PEM or as the base64 text of metadata, as PEM. Null for others. */
export function readCertificate(text: string): string | null {
  // `X509Certificate` ignores the second one.
  if (text.indexOf(header) !== text.lastIndexOf(header)) return null;
  try {
    const base64 = text.replace(/-----(?:BEGIN|END) CERTIFICATE-----|\s/g, '');
    const certificate = new X509Certificate(Buffer.from(base64, 'base64'));
    const { asymmetricKeyType, asymmetricKeyDetails } = certificate.publicKey;
    const isSupported =
      asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= minBits;
    return isSupported ? certificate.toString() : null;
  } catch {
    return null;
  }
}

export function describeCertificate(pem: string): Schemas['SamlCertificate'] {
  const { subject, validToDate, fingerprint256 } = new X509Certificate(pem);
  return {
    pem,
    // An empty subject is undefined at run time.
    subject: subject ?? '',
    validUntil: validToDate.toISOString(),
    fingerprint: fingerprint256,
  };
}
