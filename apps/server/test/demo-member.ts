import { realtimePath } from '@office/vocabulary';
import { io, type Socket } from 'socket.io-client';
import { signIn } from '../bench/api.ts';
import { nextMessage } from './server.ts';

export interface DemoMember {
  url: string;
  token: string;
  userId: string;
  socket: Socket;
}

export const emailOf = (name: string) => `${name}@sakura.example`;

/** Signs in a member of the demo organisation at a server process, and connects the socket. */
export async function connectDemoMember(
  url: string,
  name: string,
  organizationId: string,
): Promise<DemoMember> {
  const { token, userId } = await signIn(url, emailOf(name), organizationId);
  const socket = io(url, {
    ...{ path: realtimePath, transports: ['websocket'], auth: { token } },
  });
  await nextMessage(socket, 'connect');
  return { url, token, userId, socket };
}
