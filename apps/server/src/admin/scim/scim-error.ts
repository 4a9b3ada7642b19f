import texts from '@office/api/locales/en.json' with { type: 'json' };
import SCIMMY from 'scimmy';
import { ApiError } from '../../http/api-error.ts';

export type ScimType =
  | 'invalidFilter'
  | 'invalidPath'
  | 'invalidSyntax'
  | 'invalidValue'
  | 'mutability'
  | 'noTarget'
  | 'tooMany'
  | 'uniqueness';

/** Error of RFC 7644, 3.12. `detail` is shown to administrators by the identity provider. */
export class ScimError extends Error {
  readonly status: number;
  readonly scimType: string | undefined;

  constructor(status: number, detail: string, scimType?: ScimType) {
    super(detail);
    this.name = 'ScimError';
    this.status = status;
    this.scimType = scimType;
  }
}

export interface ScimErrorBody {
  schemas: string[];
  status: string;
  scimType?: string;
  detail: string;
}

export const toErrorBody = ({ status, scimType, message }: ScimError): ScimErrorBody => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
  status: String(status),
  ...(scimType && { scimType }),
  detail: message,
});

/** RFC 7644 has no status 422. */
const statuses: Record<string, number> = { lastAdministrator: 409 };

const details = texts.errorResponse as Readonly<Record<string, string>>;

/** Converts errors of the application and of the SCIM library. Returns null for unexpected errors. */
export function toScimError(error: unknown): ScimError | null {
  if (error instanceof ScimError) return error;
  if (error instanceof SCIMMY.Types.Error) {
    return new ScimError(error.status, error.message, error.scimType as ScimType);
  }
  if (error instanceof ApiError) {
    const code = typeof error.errors === 'string' ? error.errors : 'invalidRequest';
    return new ScimError(statuses[code] ?? error.statusCode, details[code] ?? code);
  }
  return null;
}
