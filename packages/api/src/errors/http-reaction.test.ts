import { expect, it } from 'vitest';
import { reactionTo } from './http-reaction.ts';
import type { HttpReaction } from './http-reaction.ts';

const signOut = (key: string): HttpReaction => ({ kind: 'signOut', titleKey: 'common.error', key });
const delegate: HttpReaction = { kind: 'passOn' };

it.each<[string, number | null, unknown, HttpReaction]>([
  ['network error', null, undefined, { kind: 'message', key: 'errorStatus.cors' }],
  ['401', 401, { errors: 'unauthorized' }, signOut('errorStatus.401')],
  ['401 without a body', 401, undefined, signOut('errorStatus.401')],
  [
    '401, blocked',
    401,
    { errors: 'blockedInOrganization' },
    signOut('errorStatus.blockedInOrganization'),
  ],
  ['401, role changed', 401, { errors: 'roleChanged' }, signOut('errorResponse.roleChanged')],
  [
    '401, signed out by an administrator',
    401,
    { errors: 'signedOutByAdministrator' },
    signOut('errorResponse.signedOutByAdministrator'),
  ],
  ['403', 403, { errors: 'forbidden' }, delegate],
  ['403, blocked', 403, { errors: 'blockedInOrganization' }, delegate],
  ['500', 500, { errors: 'internalServerError' }, { kind: 'message', key: 'errorStatus.500' }],
  [
    '503, maintenance',
    503,
    { errors: 'SystemCurrentlyUnderMaintenance' },
    { kind: 'redirect', to: '/503' },
  ],
  ['503, anything else', 503, { errors: 'overloaded' }, delegate],
  [
    'maintenance under another status',
    500,
    { errors: 'SystemCurrentlyUnderMaintenance' },
    { kind: 'message', key: 'errorStatus.500' },
  ],
  ['422', 422, { errors: 'incorrectPassword' }, delegate],
  ['502', 502, '<html>', delegate],
])('returns the reaction to %s', (_, status, body, reaction) => {
  expect(reactionTo({ status, body })).toEqual(reaction);
});
