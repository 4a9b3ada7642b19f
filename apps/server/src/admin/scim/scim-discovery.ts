import SCIMMY from 'scimmy';
import { ScimError } from './scim-error.ts';
import {
  coreGroup,
  coreUser,
  enterpriseUser,
  toListResponse,
  type Resource,
} from './scim-messages.ts';

const maxResults = 200;

export const serviceProviderConfig = (baseUrl: string): Resource => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: false },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'Bearer token',
      description: 'Token of the administration page.',
      specUri: 'https://www.rfc-editor.org/info/rfc6750',
      primary: true,
    },
  ],
  meta: { resourceType: 'ServiceProviderConfig', location: `${baseUrl}/ServiceProviderConfig` },
});

const resourceTypes = (baseUrl: string): Resource[] =>
  [
    {
      id: 'User',
      endpoint: '/Users',
      schema: coreUser,
      schemaExtensions: [{ schema: enterpriseUser, required: false }],
    },
    { id: 'Group', endpoint: '/Groups', schema: coreGroup },
  ].map((type) => ({
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
    name: type.id,
    description: type.id,
    ...type,
    meta: { resourceType: 'ResourceType', location: `${baseUrl}/ResourceTypes/${type.id}` },
  }));

/** Attributes of the RFC that the server stores or derives. */
const supported: Record<string, readonly string[]> = {
  [coreUser]: [
    'userName',
    'name',
    'displayName',
    'title',
    'preferredLanguage',
    'active',
    'emails',
    'groups',
  ],
  [coreGroup]: ['displayName', 'members'],
  [enterpriseUser]: ['department'],
};

const schemas = (baseUrl: string): Resource[] =>
  [SCIMMY.Schemas.User, SCIMMY.Schemas.Group, SCIMMY.Schemas.EnterpriseUser].map(
    ({ definition }) => {
      const described = JSON.parse(JSON.stringify(definition.describe())) as {
        id: string;
        attributes: { name: string }[];
      };
      const { id, attributes } = described;
      return {
        ...described,
        schemas: ['urn:ietf:params:scim:schemas:core:2.0:Schema'],
        attributes: attributes.filter(({ name }) => supported[id]!.includes(name)),
        meta: { resourceType: 'Schema', location: `${baseUrl}/Schemas/${id}` },
      };
    },
  );

const listOf = (resources: Resource[]) =>
  toListResponse(resources, { total: resources.length, startIndex: 1 });

function findById(resources: Resource[], id: string): Resource {
  const found = resources.find((each) => each.id === id);
  if (!found) throw new ScimError(404, 'The resource was not found.');
  return found;
}

export const listResourceTypes = (baseUrl: string) => listOf(resourceTypes(baseUrl));
export const getResourceType = (baseUrl: string, id: string) =>
  findById(resourceTypes(baseUrl), id);
export const listSchemas = (baseUrl: string) => listOf(schemas(baseUrl));
export const getSchema = (baseUrl: string, id: string) => findById(schemas(baseUrl), id);
