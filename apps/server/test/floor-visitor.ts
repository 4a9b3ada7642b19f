import {
  decodeFrame,
  type FloorEnterAnswer,
  type FloorPerson,
  type FloorPeopleChange,
} from '@office/world/movement';
import type { TestServer, TestSocket } from './server.ts';

export interface FloorVisitor {
  socket: TestSocket;
  self: number;
  find(userId: string): FloorPerson[];
}

/** Enters a floor and follows its people as a client does. */
export async function visitFloor(
  server: TestServer,
  token: string,
  floorId: string,
): Promise<FloorVisitor> {
  const socket = server.connect(token, '/floor');
  await socket.ready;
  const people = new Map<number, FloorPerson>();
  socket.on('people', ({ joined, left, changed }: FloorPeopleChange) => {
    for (const other of [...joined, ...changed]) people.set(other.person, other);
    for (const number of left) people.delete(number);
  });
  socket.on('frame', (data: unknown) => {
    for (const { person: number, ...pose } of decodeFrame(data)!.poses) {
      const known = people.get(number);
      if (known) people.set(number, { ...known, ...pose });
    }
  });
  const answer = (await socket.emitWithAck('enter', { floorId })) as FloorEnterAnswer;
  if (!answer.ok) throw new Error(answer.error);
  for (const other of answer.people) people.set(other.person, other);
  return {
    socket,
    self: answer.self,
    find: (userId) => [...people.values()].filter((person) => person.userId === userId),
  };
}
