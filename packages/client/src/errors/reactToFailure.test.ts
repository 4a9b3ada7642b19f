import { reactionTo } from '@office/api';
import { describe, expect, it } from 'vitest';
import { reactToFailure } from './reactToFailure.ts';

function react(status: number | null, errors?: unknown, isAuthenticated = true): string[] {
  const done: string[] = [];
  reactToFailure(reactionTo({ status, body: { errors } }), {
    isAuthenticated: () => isAuthenticated,
    translate: (key) => key,
    showToast: (toast) => done.push(`${toast.type} ${toast.title}: ${toast.description}`),
    endSession: (key) => done.push(`sign out: ${key}`),
    redirect: (path) => done.push(`go to ${path}`),
  });
  return done;
}

describe('reactToFailure', () => {
  it.each<[string, number | null, unknown, string[]]>([
    ['network error', null, undefined, ['ERROR common.error: errorStatus.cors']],
    [
      '401',
      401,
      'unauthorized',
      ['ERROR common.error: errorStatus.401', 'sign out: errorStatus.401'],
    ],
    [
      '401 blocked in organisation',
      401,
      'blockedInOrganization',
      [
        'ERROR common.error: errorStatus.blockedInOrganization',
        'sign out: errorStatus.blockedInOrganization',
      ],
    ],
    [
      '401 signed out by an administrator',
      401,
      'signedOutByAdministrator',
      ['sign out: errorResponse.signedOutByAdministrator'],
    ],
    [
      '401 from a network that is not allowed',
      401,
      'networkNotAllowed',
      ['sign out: errorResponse.networkNotAllowed'],
    ],
    ['403', 403, 'forbidden', []],
    ['422', 422, 'incorrectPassword', []],
    ['500', 500, 'internalServerError', ['ERROR common.error: errorStatus.500']],
    ['503 maintenance', 503, 'SystemCurrentlyUnderMaintenance', ['go to /503']],
    ['other 503', 503, undefined, []],
  ])('%s', (_, status, errors, expected) => {
    expect(react(status, errors)).toEqual(expected);
  });

  it('signs out once for several rejected requests', () => {
    expect(react(401, 'unauthorized', false)).toEqual([]);
  });
});
