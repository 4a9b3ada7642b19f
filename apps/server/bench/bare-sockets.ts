import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { realtimePath } from '@office/vocabulary';
import { Server } from 'socket.io';

// Baseline with plain socket.io: broadcasts each message to the room, then acknowledges it.
const http = createServer();
const io = new Server(http, { path: realtimePath, serveClient: false });
io.on('connection', (socket) => {
  void socket.join('room');
  socket.on('send', (payload: unknown, answer: () => void) => {
    io.to('room').emit('newMessageToRoom', payload);
    answer();
  });
});
http.listen(0, '127.0.0.1', () => process.send!((http.address() as AddressInfo).port));
process.once('disconnect', () => process.exit(0));
