// Redocly plugin that adds default properties to the operations in openapi/.
import { readFileSync } from 'node:fs';
import { basename, dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const openapi = fileURLToPath(new URL('../../../openapi', import.meta.url));

/** Shared responses of every operation. */
const always = {
  400: 'BadRequest',
  429: 'TooManyRequests',
  500: 'InternalServerError',
  503: 'Maintenance',
};
const withToken = { 401: 'Unauthorized', 403: 'Forbidden' };
const inOrganization = { 403: 'ForbiddenInOrganization' };
/** Error codes of the operations of members, which access tokens of scripts can call. */
const ofApiTokens = ['apiTokenScopeMissing', 'apiTokensDisabled'];
const withBody = { 413: 'PayloadTooLarge', 415: 'UnsupportedMediaType' };
/** Shared responses by the `x-status` of the error codes of an operation. */
const byStatus = { 404: 'NotFound', 409: 'Conflict', 422: 'Unprocessable' };

function readStatuses() {
  const errors = readFileSync(`${openapi}/schemas/errors.yaml`, 'utf8');
  const [, table = ''] = errors.split('\n  x-status:\n');
  return new Map(
    [...table.matchAll(/^ {4}(\w+): (\d+)$/gm)].map(([, code, status]) => [code, status]),
  );
}

function errorResponsesOf(operation, statuses) {
  const isPublic = operation.security?.length === 0;
  const codes = operation['x-error-codes'] ?? [];
  const own = codes.map((code) => statuses.get(code)).filter((status) => status in byStatus);
  return {
    ...always,
    ...(!isPublic && withToken),
    ...(!isPublic && !operation['x-without-organization'] && inOrganization),
    ...(operation.requestBody && withBody),
    ...Object.fromEntries(own.map((status) => [status, byStatus[status]])),
  };
}

/** Adds the missing properties of an operation, in the usual order. */
function addDefaults(operation, file, statuses) {
  // Administration operations have a permission, except those in `paths/admin/auth.yaml`.
  const isAdmin = 'x-permission' in operation || file.startsWith('paths/admin/');
  const area = isAdmin ? 'admin' : basename(file, '.yaml');
  const { operationId, tags = [area], responses, 'x-permission': permission, ...rest } = operation;
  if (rest['x-step-up']) {
    rest['x-error-codes'] = [...(rest['x-error-codes'] ?? []), 'confirmationRequired'];
  }
  const security = rest.security ?? (isAdmin ? [{ adminToken: [] }] : undefined);
  const acceptsApiTokens = (security ?? [{ accessToken: [] }]).some((each) => each.accessToken);
  if (acceptsApiTokens) {
    rest['x-error-codes'] = [...(rest['x-error-codes'] ?? []), ...ofApiTokens];
  }
  // An operation with its own 500 response lists all of its errors.
  const errors = responses[500] ? {} : errorResponsesOf({ ...operation, security }, statuses);
  const toRoot = relative(dirname(file), '.') || '.';
  const shared = Object.entries(errors).map(([status, name]) => [
    status,
    { $ref: `${toRoot}/responses.yaml#/${name}` },
  ]);
  for (const key of Object.keys(operation)) delete operation[key];
  Object.assign(operation, {
    operationId,
    tags,
    ...rest,
    ...(security && { security }),
    ...(permission && { 'x-permission': permission }),
    responses: { ...Object.fromEntries(shared), ...responses },
  });
}

function operationDefaults() {
  const statuses = readStatuses();
  return {
    Operation: {
      enter(operation, { location }) {
        const file = relative(openapi, location.source.absoluteRef);
        // Events have no operationId.
        if (operation.operationId) addDefaults(operation, file, statuses);
      },
    },
  };
}

export default {
  id: 'office',
  preprocessors: { oas3: { 'operation-defaults': operationDefaults } },
};
