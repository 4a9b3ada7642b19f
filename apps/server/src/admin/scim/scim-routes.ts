import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { auditAs } from '../../audit/audit.ts';
import { ApiError } from '../../http/api-error.ts';
import { setRetryAfter } from '../../http/error-handler.ts';
import { bearerOf, userAgentOf } from '../../http/call-context.ts';
import { clientAddress } from '../../http/client-address.ts';
import { CallLimits, type Limiter } from '../../http/rate-limits.ts';
import type { Platform } from '../../platform/platform.ts';
import * as discovery from './scim-discovery.ts';
import { ScimError, toErrorBody, toScimError } from './scim-error.ts';
import { project, type Resource } from './scim-messages.ts';
import { authenticateToken, type ScimCaller } from './scim-tokens.ts';
import * as groups from './scim-groups.ts';
import * as users from './scim-users.ts';
import type { ScimContext } from './scim-users.ts';

const basePath = '/api/scim/v2';
const mediaType = 'application/scim+json';
const maxBytes = 1024 * 1024;

export const scimUrl = ({ config }: Pick<Platform, 'config'>): string =>
  `${config.publicUrl}${basePath}`;

type Handler = (context: ScimContext, request: FastifyRequest) => Promise<Resource> | Resource;

/** SCIM 2.0 (RFC 7643, RFC 7644) for the identity provider of an organisation. */
export function serveScim(
  app: FastifyInstance,
  { limiter, ...platform }: Platform & { limiter: Limiter },
): void {
  const limits = new CallLimits(limiter);
  const callers = new WeakMap<FastifyRequest, ScimCaller>();
  const baseUrl = scimUrl(platform);

  async function authenticate(request: FastifyRequest): Promise<void> {
    await limits.address(request);
    const bearer = bearerOf(request);
    try {
      if (!bearer) throw new ScimError(401, 'A bearer token is required.');
      callers.set(request, await authenticateToken(platform, bearer));
    } catch (error) {
      await limits.unauthenticated(request);
      throw error;
    }
    await limits.token(callers.get(request)!.tokenId);
  }

  function contextOf(request: FastifyRequest): ScimContext {
    const caller = callers.get(request)!;
    const actor = {
      channel: 'SCIM',
      userId: null,
      organizationId: caller.organizationId,
      address: clientAddress(request),
      userAgent: userAgentOf(request),
      operation: `${request.method} ${request.routeOptions.url?.slice(basePath.length)}`,
    } as const;
    return { ...platform, audit: auditAs(actor, platform.now), caller, baseUrl };
  }

  void app.register(
    async (scope) => {
      const parseJson = scope.getDefaultJsonParser('error', 'error');
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser(
        [mediaType, 'application/json'],
        { parseAs: 'string', bodyLimit: maxBytes },
        (request, body, done) => {
          // Clients send the content type of JSON also with DELETE, without a body.
          if (body === '') done(null, undefined);
          else parseJson(request, String(body), done);
        },
      );
      scope.addHook('onRequest', authenticate);
      scope.setErrorHandler((error, request, reply) => sendScimError(error, request, reply));
      scope.setNotFoundHandler((request, reply) =>
        sendScimError(new ScimError(404, 'The endpoint was not found.'), request, reply),
      );

      const route = (method: 'GET' | 'POST' | 'PUT' | 'PATCH', url: string, handle: Handler) =>
        scope.route({
          ...{ method, url, bodyLimit: maxBytes },
          handler: async (request, reply) => {
            const resource = await handle(contextOf(request), request);
            if (method === 'POST') {
              const { location } = resource.meta as { location: string };
              reply.code(201).header('location', location);
            }
            const isList = resource.Resources !== undefined;
            return send(
              reply,
              isList ? projectList(resource, request) : project(resource, request.query),
            );
          },
        });
      const remove = (
        url: string,
        handle: (context: ScimContext, request: FastifyRequest) => Promise<void>,
      ) =>
        scope.delete(url, async (request, reply) => {
          await handle(contextOf(request), request);
          return reply.code(204).send();
        });

      route('GET', '/ServiceProviderConfig', () => discovery.serviceProviderConfig(baseUrl));
      route('GET', '/ResourceTypes', () => discovery.listResourceTypes(baseUrl));
      route('GET', '/ResourceTypes/:id', (_, request) =>
        discovery.getResourceType(baseUrl, idIn(request)),
      );
      route('GET', '/Schemas', () => discovery.listSchemas(baseUrl));
      route('GET', '/Schemas/:id', (_, request) => discovery.getSchema(baseUrl, idIn(request)));
      route('GET', '/Users', (context, { query }) => users.listUsers(context, query));
      route('POST', '/Users', (context, { body }) => users.createUser(context, body));
      route('GET', '/Users/:id', (context, request) => users.getUser(context, idIn(request)));
      route('PUT', '/Users/:id', (context, request) =>
        users.replaceUser(context, idIn(request), request.body),
      );
      route('PATCH', '/Users/:id', (context, request) =>
        users.changeUser(context, idIn(request), request.body),
      );
      remove('/Users/:id', (context, request) => users.deleteUser(context, idIn(request)));
      route('GET', '/Groups', (context, { query }) => groups.listGroups(context, query));
      route('POST', '/Groups', (context, { body }) => groups.createGroup(context, body));
      route('GET', '/Groups/:id', (context, request) => groups.getGroup(context, idIn(request)));
      route('PUT', '/Groups/:id', (context, request) =>
        groups.replaceGroup(context, idIn(request), request.body),
      );
      route('PATCH', '/Groups/:id', (context, request) =>
        groups.updateGroup(context, idIn(request), request.body),
      );
      remove('/Groups/:id', (context, request) => groups.deleteGroup(context, idIn(request)));
    },
    { prefix: basePath },
  );
}

const idIn = ({ params }: FastifyRequest): string => (params as { id: string }).id;

const projectList = (list: Resource, { query }: FastifyRequest): Resource => ({
  ...list,
  Resources: (list.Resources as Resource[]).map((each) => project(each, query)),
});

function send(reply: FastifyReply, body: object): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .type(`${mediaType}; charset=utf-8`)
    .send(JSON.stringify(body));
}

function sendScimError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = toScimError(error) ?? fromFramework(error);
  if (known.status >= 500) request.log.error({ err: error }, 'request failed');
  if (known.status === 401) reply.header('www-authenticate', 'Bearer');
  if (error instanceof ApiError) setRetryAfter(reply, error);
  return send(reply.code(known.status), toErrorBody(known));
}

function fromFramework(error: unknown): ScimError {
  const { statusCode = 500, message } = error as { statusCode?: number; message: string };
  if (statusCode === 400) return new ScimError(400, message, 'invalidSyntax');
  if (statusCode < 500) return new ScimError(statusCode, message);
  return new ScimError(500, 'Internal server error');
}
