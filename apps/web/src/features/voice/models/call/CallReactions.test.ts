import { TestClock } from '@office/client/lib/testDeps.ts';
import { expect, it } from 'vitest';
import { flushPromises } from '../../rtc/fakes.ts';
import { CallReactions } from './CallReactions.ts';
import { person, setUpCall } from './testCall.ts';

it('keeps each reaction for three seconds', () => {
  const clock = new TestClock();
  const reactions = new CallReactions(clock);
  const shown = () => reactions.getSnapshot().map(({ reaction }) => reaction);
  reactions.show({ participantId: 'a', reaction: 'CLAP' });
  clock.advance(2000);
  reactions.show({ participantId: 'b', reaction: 'HEART' });
  expect(shown()).toEqual(['CLAP', 'HEART']);
  clock.advance(1000);
  expect(shown()).toEqual(['HEART']);
  clock.advance(2000);
  expect(shown()).toEqual([]);
});

it('limits the reactions shown simultaneously', () => {
  const reactions = new CallReactions(new TestClock());
  for (let count = 0; count < 50; count++)
    reactions.show({ participantId: 'a', reaction: 'PARTY' });
  expect(reactions.getSnapshot()).toHaveLength(20);
  expect(reactions.getSnapshot().at(-1)?.id).toBe(50);
});

it('shows own reactions only when the server returns them, and none after the call', async () => {
  const { call, join, socket } = setUpCall();
  await join('m', person('a'));
  call.react('CLAP');
  expect(socket.all('react')).toEqual([{ reaction: 'CLAP' }]);
  expect(call.reactions.getSnapshot()).toEqual([]);
  socket.receive('reaction', { participantId: 'm', reaction: 'CLAP' });
  expect(call.reactions.getSnapshot()).toMatchObject([{ participantId: 'm', reaction: 'CLAP' }]);
  call.leave();
  await flushPromises();
  expect(call.reactions.getSnapshot()).toEqual([]);
});
