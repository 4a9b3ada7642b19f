import type { Schemas } from '@office/api';
import { accessTokenMs, hasPermission } from '@office/vocabulary';
import { decodeJwt } from 'jose';
import { issueAccessToken } from '../src/auth/sessions/access-token.ts';
import { administrationPath, type OperationMetadata } from '../src/http/contract.ts';
import { makeAdministrator, makeSystemAdmin } from './administrators.ts';
import { makeChannel, makeChatMember, sendMessage } from './chat.ts';
import { parametersOf, unknownValueOf } from './contract-operations.ts';
import { makeOrganization, makePerson, signInToOrganization } from './people.ts';
import { startTestServer, type TestServer } from './server.ts';

interface Attempt {
  params?: Record<string, string>;
  token?: string;
  body?: string;
  contentType?: string;
  query?: string;
}

export interface HostileCalls {
  /** Calls an operation, by default with ids of another organisation in the path. */
  attempt(facts: OperationMetadata, attempt: Attempt): Promise<{ status: number; body: unknown }>;
  tokenFor(facts: OperationMetadata): string;
  /** Token with the same claims as `tokenFor` that expired a second ago. */
  expiredTokenFor(facts: OperationMetadata): Promise<string>;
  /** Token of another session, for operations that end sessions. */
  freshToken(facts: OperationMetadata): Promise<string>;
  close(): Promise<void>;
}

export const isForSystemAdmins = ({ permission }: OperationMetadata): boolean =>
  permission !== null && !hasPermission('OWNER', permission);

export async function startHostileCalls(): Promise<HostileCalls> {
  const server = await startTestServer();
  const own = await makeOrganization(server, 'Own');
  const person = await makePerson(server, own.organizationId);
  const { organizationId } = own;
  const sessionOwner = await makePerson(server, organizationId);
  const { token } = await signInToOrganization(server, person, organizationId);
  const adminToken = await extendToken(server, await makeAdministrator(server, organizationId));
  const systemToken = await extendToken(server, await makeSystemAdmin(server, organizationId));
  const foreign = await createForeignEntities(server);
  const tokenFor = (facts: OperationMetadata) => {
    if (isForSystemAdmins(facts)) return systemToken;
    return facts.security === 'adminToken' ? adminToken : token;
  };
  return {
    tokenFor,
    expiredTokenFor: ({ security }) =>
      security === 'adminToken'
        ? reissue(server, { token: adminToken, audience: 'ADMIN' }, expiredAt())
        : reissue(server, { token, audience: 'OFFICE' }, expiredAt()),
    freshToken: async (facts) => {
      const { security, path } = facts;
      if (isForSystemAdmins(facts)) return systemToken;
      const session = path.startsWith(administrationPath)
        ? await makeAdministrator(server, organizationId)
        : await signInToOrganization(server, sessionOwner, organizationId);
      return security === 'refreshToken' ? session.refreshToken : session.token;
    },
    attempt: async (facts, { params, token: sentToken, body, contentType, query = '' }) => {
      const path = facts.path.replace(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(params?.[name] ?? foreign[name] ?? unknownParameterValue(facts, name)),
      );
      const response = await fetch(`${server.url}/api${path}${query}`, {
        method: facts.method,
        headers: {
          ...(sentToken && { authorization: `Bearer ${sentToken}` }),
          ...(body !== undefined && { 'content-type': contentType ?? 'application/json' }),
        },
        ...(body !== undefined && { body }),
      });
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.includes('json') ?? false;
      return {
        status: response.status,
        body: isJson ? (JSON.parse(text) as unknown) : text || null,
      };
    },
    close: () => server.close(),
  };
}

/** Returns ids of entities in an organisation without a membership of the caller. */
async function createForeignEntities(server: TestServer): Promise<Record<string, string>> {
  const other = await makeOrganization(server, 'Other');
  const stranger = await makePerson(server, other.organizationId);
  const chatter = {
    ...stranger,
    token: (await signInToOrganization(server, stranger, other.organizationId)).token,
  };
  const room = await makeChannel(server, [chatter]);
  const message = await sendMessage(server, chatter, room.id, '社外秘');
  const colleague = await makeChatMember(server, other);
  const note = await server.call<Schemas['DeskNote']>(
    'POST',
    `/v1/users/${stranger.userId}/desk/notes`,
    { token: colleague.token, body: { text: '社外秘', tint: 'yellow' } },
  );
  const firstOf = async (list: 'sessions' | 'trusted-networks') => {
    const address = `/v1/auth/user/${list}`;
    const options = { token: chatter.token };
    const { body } = await server.call<{ data: { id: string }[] }>('GET', address, options);
    return body.data[0]!.id;
  };
  return {
    sessionId: await firstOf('sessions'),
    networkId: await firstOf('trusted-networks'),
    organizationId: other.organizationId,
    orgContractId: other.contractId,
    contractId: other.contractId,
    floorId: other.floorId,
    id: stranger.userId,
    userId: stranger.userId,
    roomId: room.id,
    messageId: message.id,
    noteId: note.body.id,
    emoji: '👍',
  };
}

const expiredAt = () => new Date(Date.now() - accessTokenMs - 1000);

/** Tokens of administrators expire after five minutes, and all calls together can take longer. */
const extendToken = (server: TestServer, { token }: { token: string }) =>
  reissue(server, { token, audience: 'ADMIN' }, new Date(Date.now() + 60 * 60_000));

/** Returns a token with the same claims that was issued at another time. */
async function reissue(
  server: TestServer,
  { token, audience }: { token: string; audience: 'ADMIN' | 'OFFICE' },
  issuedAt: Date,
): Promise<string> {
  const { sub, sid, org, ctr, role } =
    decodeJwt<Record<'sub' | 'sid' | 'org' | 'ctr' | 'role', string>>(token);
  const claims = {
    userId: sub,
    sessionId: sid,
    organizationId: org,
    contractId: ctr,
    role,
    audience,
    replaced: null,
  };
  return (await issueAccessToken({ config: server.config, now: () => issuedAt }, claims)).token;
}

function unknownParameterValue(facts: OperationMetadata, name: string): string {
  const parameter = parametersOf(facts).find((each) => each.name === name);
  return parameter ? unknownValueOf(parameter) : 'profile';
}
