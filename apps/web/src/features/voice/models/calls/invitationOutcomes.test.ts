import { expect, it } from 'vitest';
import { invitationOutcomes } from './invitationOutcomes.ts';

it('returns pending and settled invitations, and omits participants that left again', () => {
  const states = new Map([
    ['ren', 'waiting'],
    ['mei', 'declined'],
    ['haru', 'unanswered'],
    ['yui', 'accepted'],
    ['olivia', 'accepted'],
  ] as const);
  expect(invitationOutcomes(states, ['yui'])).toEqual({
    invitedIds: ['ren', 'mei', 'haru', 'yui'],
    outcomes: new Map([
      ['mei', 'declined'],
      ['haru', 'noAnswer'],
      ['yui', 'joined'],
    ]),
  });
});
