import { describe, expect, it } from 'vitest';
import {
  errorStatuses,
  floorNamespace,
  officeNamespace,
  realtimeKinds,
  voiceNamespace,
} from '@office/vocabulary';
import { publicOperations } from '../src/constants.ts';
import { calls, codesOf, contract, deref, validator } from './contract.ts';
import type { Operation, Schema } from './contract.ts';

/** Spec §4, "Real-time message kinds". */
const specKinds = [
  'removeUserByRoom, userLeaveRoom, addUserToRoom, addUserToChatRoom, organization, deleteRoom',
  'newMessageToRoom, removeUserFromChatRoom, deleteChatRoom, ping, inviteJoinVoiceChat',
  'updateChatRoom, notificationUser, inviteConfirmVoiceChat, inviteUsersJoinVoiceChat',
  'updateLastReadMsgChat, updateMeetingStatus',
]
  .join(', ')
  .split(', ');

const specCalls = [
  'POST /v1/auth/user/login',
  'POST /v1/auth/user/logout',
  'POST /v1/auth/user/organization',
  'POST /v1/auth/user/refresh',
  'GET /v1/auth/user/profile',
  'PATCH /v1/auth/user/profile',
  'POST /v1/auth/user/password/forgot',
  'POST /v1/auth/user/password/confirm-email',
  'POST /v1/auth/user/password/reset',
  'POST /v1/auth/user/password',
  'PATCH /v1/auth/user/language',
  'GET /v1/auth/user/permission',
  'POST /v1/auth/user/verify-new-ip',
  'GET /v1/organizations/user/joined',
  'GET /v1/organizations/user/{organizationId}',
  'POST /v1/organization-invites/check',
  'GET /v1/organizations/contracts/meeting-rooms',
  'GET /v1/contracts/offices',
  'POST /v1/users',
  'POST /v1/users/{userId}/update-password',
  'GET /v1/users/org-members',
  'GET /v1/users/{id}',
  'PATCH /v1/users/status',
  'GET /v1/users/notifications',
  'GET /v1/users/notifications/{notificationId}',
  'GET /v1/users/notifications/unread',
  'POST /v1/users/notifications/mark-as-read',
  'GET /v1/settings',
  'GET /v1/maintenances/user',
  'GET /v1/user-seat-positions/org-contract/{orgContractId}',
  'POST /v1/user-seat-positions',
  'POST /v1/sharing-documents',
  'POST /v1/files/user/{directory}/pre-sign',
  'GET /v1/user/chat-rooms',
  'POST /v1/user/chat-rooms',
  'GET /v1/user/chat-rooms/{roomId}',
  'PATCH /v1/user/chat-rooms/{roomId}',
  'POST /v1/user/chat-rooms/{roomId}',
  'DELETE /v1/user/chat-rooms/{roomId}',
  'DELETE /v1/user/chat-rooms/{roomId}/user/{userId}',
  'GET /v1/user/chat-rooms/{roomId}/messages',
  'GET /v1/user/chat-rooms/{roomId}/users',
  'GET /v1/user/chat-rooms/{roomId}/users-out-side',
  'DELETE /v1/user/chat-rooms/{roomId}/user',
  'POST /v1/user/chat-rooms/invite-token',
  'GET /v1/user/chat-rooms/{roomId}/invite-token',
  'PATCH /v1/user/chat-rooms/{roomId}/last-read-message',
  'PATCH /v1/user/chat-rooms/{roomId}/role',
  'GET /v1/user/chat-rooms/{roomId}/unread-message',
  'GET /v1/user/chat-rooms/user-outside-direct',
  'GET /v1/user/chat-rooms/unread',
  'GET /v1/meetings',
  'POST /v1/meetings',
  'GET /v1/meetings/{id}',
  'PATCH /v1/meetings/{id}',
  'DELETE /v1/meetings/{id}',
  'POST /v1/meetings/join-now',
  'GET /v1/meetings/join',
  'GET /v1/meetings/user-attendees',
  'GET /v1/meetings/available',
  'POST /v1/meetings/room/busy',
  'GET /v1/meetings/app/login/{type}',
  'GET /v1/meetings/app/callback/{type}',
  'DELETE /v1/meetings/app-unlink/{type}',
  'GET /v1/voice-chat/rooms',
  'POST /v1/voice-chat/rooms',
  'GET /v1/voice-chat/rooms/{id}',
  'PATCH /v1/voice-chat/rooms/{id}',
  'DELETE /v1/voice-chat/rooms/{id}',
  'POST /v1/voice-chat/token',
  'GET /v1/voice-chat/area-rooms',
  'GET /v1/voice-chat/admin-rooms',
  'POST /v1/voice-chat/invite',
  'POST /v1/voice-chat/invite/confirm',
  'GET /v1/voice-chat/users-not-in',
  'POST /v1/voice-chat/rooms/meeting-area',
  'GET /v1/tutorials/user',
  'GET /v1/tutorials/user/{tutorialId}',
  'GET /v1/tutorials/categories',
  'POST /v1/tutorials/{tutorialId}/files/{fileId}/down-link',
  'POST /v1/files/{directory}/multi-pre-sign',
  'POST /v1/files/user/chat_message_attachment/pre-sign',
  'POST /v1/files/pre-sign-url',
  'POST /v1/web-notifications/subscribe',
  'POST /v1/web-notifications/unsubscribe',
];

const isForEveryone = ({ 'x-namespaces': namespaces, 'x-direction': sender }: Operation) =>
  sender !== 'client' && (namespaces?.includes(officeNamespace) ?? true);

const schemesOf = (operation: Operation) =>
  (operation.security ?? contract.security).flatMap((scheme) => Object.keys(scheme));

describe('API description', () => {
  it('contains the calls of the spec and marks all others as x-beyond-spec', () => {
    const beyond = calls.filter(([, operation]) => operation['x-beyond-spec']);
    expect(calls.map(([name]) => name).sort()).toEqual(
      [...specCalls, ...beyond.map(([name]) => name)].sort(),
    );
  });

  it('contains the 17 real-time kinds of the spec and marks all others as x-beyond-spec', () => {
    const hooks = Object.entries(contract.webhooks);
    const ofSpec = hooks.filter(([, { post }]) => !post['x-beyond-spec']).map(([kind]) => kind);
    expect(ofSpec.sort()).toEqual([...specKinds].sort());
    const kinds = hooks.filter(([, { post }]) => isForEveryone(post)).map(([kind]) => kind);
    expect(kinds).toEqual([...realtimeKinds]);
  });

  it('has a unique id for every call and none for events', () => {
    const ids = calls.map(([, { operationId }]) => operationId ?? '');
    expect(ids.filter((id) => !/^[a-z][A-Za-z]+$/.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(Object.values(contract.webhooks).filter(({ post }) => post.operationId)).toEqual([]);
  });

  it('lists an HTTP status for every error code', () => {
    expect(Object.keys(errorStatuses)).toEqual(contract.components.schemas['ErrorCode']?.enum);
  });

  it('lists the calls without an access token in publicOperations', () => {
    const open = calls.filter(
      ([, operation]) =>
        !schemesOf(operation).some((scheme) => scheme === 'accessToken' || scheme === 'adminToken'),
    );
    expect(open.map(([name]) => name).sort()).toEqual([...publicOperations].sort());
  });
});

describe.each(calls)('%s', (_, operation, path) => {
  const failures = Object.entries(operation.responses).filter(([status]) => Number(status) >= 400);

  it('can return 401 exactly if it requires a token', () => {
    expect('401' in operation.responses).toBe(schemesOf(operation).length > 0);
  });

  it('uses the error body for all failures and lists the common ones', () => {
    for (const [status, response] of failures) {
      const schema = deref(response).content?.['application/json']?.schema;
      expect(schema?.$ref, status).toBe('#/components/schemas/ErrorBody');
    }
    const needed = ['429', '500', ...(operation.requestBody ? ['400', '413', '415'] : [])];
    expect(failures.map(([status]) => status)).toEqual(expect.arrayContaining(needed));
  });

  it('declares the HTTP status of each of its error codes', () => {
    for (const code of codesOf(operation)) {
      const status = errorStatuses[code as keyof typeof errorStatuses];
      expect(Object.keys(operation.responses), code).toContain(String(status));
    }
  });

  it('has examples that match its schemas', () => {
    const bodies = [
      ...(operation.requestBody ? [[...path, 'requestBody']] : []),
      ...Object.entries(operation.responses).map(([status, response]) =>
        response.$ref ? response.$ref.slice(2).split('/') : [...path, 'responses', status],
      ),
    ];
    for (const body of bodies) expectExamples(body);
  });

  it('rejects unknown properties and unbounded input', () => {
    const schema = operation.requestBody?.content['application/json']?.schema;
    // Senders for Slack add properties that the office ignores.
    const isSlackFormat = operation.operationId === 'postWebhookMessage';
    const expected = isSlackFormat ? { ...deref(schema!), additionalProperties: false } : schema;
    if (expected) expectBounded(expected, 'body');
    for (const parameter of operation.parameters ?? []) {
      const { name, schema: type } = deref(parameter);
      expectBounded(type, name);
    }
  });
});

describe.each(Object.entries(contract.webhooks))('event %s', (kind, { post }) => {
  it('has an example that matches its schema', () => {
    expectExamples(['webhooks', kind, 'post', 'requestBody']);
    if ('200' in post.responses) expectExamples(['webhooks', kind, 'post', 'responses', '200']);
  });

  it('is named after its namespace and sender', () => {
    const { 'x-namespaces': namespaces = [officeNamespace], 'x-direction': sender } = post;
    const known: string[] = [officeNamespace, voiceNamespace, floorNamespace];
    expect(known).toEqual(expect.arrayContaining(namespaces));
    const own = namespaces.length === 1 ? namespaces[0]!.slice(1) : '';
    const path = [own, sender ?? (own ? 'server' : ''), kind.split('/').at(-1)];
    expect(kind).toBe(path.filter((part) => part !== '').join('/'));
  });

  it('rejects unknown properties and unbounded input from a client', () => {
    const schema = post.requestBody?.content['application/json']?.schema;
    if (post['x-direction'] === 'client' && schema) expectBounded(schema, kind);
  });
});

function expectExamples(path: string[]): void {
  const at = path.reduce<unknown>(
    (value, key) => (value as Record<string, unknown>)[key],
    contract,
  );
  const media = (at as Operation['requestBody'])?.content?.['application/json'];
  if (!media) return;
  const examples =
    'example' in media
      ? [media.example]
      : Object.values(media.examples ?? {}).map(({ value }) => value);
  expect(examples.length, path.join(' ')).toBeGreaterThan(0);
  const validate = validator([...path, 'content', 'application/json', 'schema']);
  for (const example of examples) {
    expect(validate(example), JSON.stringify(validate.errors)).toBe(true);
  }
}

/** Objects must reject additional properties; strings need a maximum length or a bounded format. */
function expectBounded(reference: Schema, name: string): void {
  const schema = deref(reference);
  for (const part of schema.anyOf ?? []) expectBounded(part, name);
  if (schema.type === 'object') {
    expect(schema.additionalProperties, name).toBe(false);
    for (const [key, property] of Object.entries(schema.properties ?? {})) {
      expectBounded(property, key);
    }
  }
  if ([schema.type].flat().includes('string')) {
    const bounded = schema.maxLength ?? schema.enum ?? schema.pattern ?? schema.format;
    expect(bounded, name).toBeDefined();
  }
}
