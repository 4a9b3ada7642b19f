import type { OrganizationType } from '@office/vocabulary';
import { describe, expect, it } from 'vitest';
import { logout } from './logout.ts';

const always = ['call', 'redirect', 'clear'];
const withPush = ['call', 'push', 'redirect', 'clear'];

describe('logout', () => {
  it.each<[OrganizationType | null, 'answers' | 'fails', string[]]>([
    ['JUST_ONE', 'answers', withPush],
    ['JUST_ONE', 'fails', withPush],
    ['MULTIPLE', 'answers', always],
    [null, 'answers', always],
    [null, 'fails', always],
  ])(
    'runs the sign-out steps for organisation type %s when the server %s',
    async (organizationType, server, expected) => {
      const done: string[] = [];
      const call = (name: string) => async () => {
        done.push(name);
        if (server === 'fails') throw new Error('no network');
      };
      await logout({
        organizationType,
        callLogout: call('call'),
        unsubscribePush: call('push'),
        redirect: () => done.push('redirect'),
        clear: () => done.push('clear'),
      });
      expect(done).toEqual(expected);
    },
  );
});
