import type { AuditStreamFormat, AuditStreamStart } from '@office/vocabulary';

export const auditStreamKinds = ['webhook', 'syslog', 's3'] as const;
export type AuditStreamKind = (typeof auditStreamKinds)[number];

/** Stored values, without secrets. Exactly one property is set. */
export interface AuditStreamDestination {
  webhook?: { url: string; format: AuditStreamFormat };
  syslog?: {
    host: string;
    port: number;
    /** PEM. Null for public certificate authorities. */
    caCertificate: string | null;
  };
  s3?: { endpoint: string; region: string; bucket: string; prefix: string; accessKeyId: string };
}

/** A secret is missing to keep the stored one. */
export type AuditStreamChange =
  | { webhook: NonNullable<AuditStreamDestination['webhook']> & { signingSecret?: string } }
  | { syslog: NonNullable<AuditStreamDestination['syslog']> }
  | { s3: NonNullable<AuditStreamDestination['s3']> & { secretAccessKey?: string } };

export const auditStreamFields = [
  'url',
  'signingSecret',
  'host',
  'caCertificate',
  'endpoint',
  'secretAccessKey',
] as const;

/** A new object for each response. Without a field, the text is shown above the button. */
export interface AuditStreamFormProblem {
  field?: (typeof auditStreamFields)[number] | undefined;
  text: string;
}

export interface DestinationFormProps<Kind extends AuditStreamKind> {
  /** Null for a new destination. */
  stored: NonNullable<AuditStreamDestination[Kind]> | null;
  problem: AuditStreamFormProblem | undefined;
  saving: boolean;
  onSave(change: Extract<AuditStreamChange, Record<Kind, unknown>>): void;
}

export interface AuditStreamSave {
  destination: AuditStreamChange;
  /** Only for a new stream. */
  start: AuditStreamStart;
}

/** Returns the problem of a form if its field is in the form. */
export function fieldProblem<Field extends string>(
  problem: AuditStreamFormProblem | undefined,
  fields: readonly Field[],
) {
  const field = fields.find((name) => name === problem?.field);
  return problem && field ? { field, text: problem.text, cause: problem } : undefined;
}
