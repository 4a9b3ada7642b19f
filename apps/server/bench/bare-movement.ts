import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { realtimePath } from '@office/vocabulary';
import { movement } from '@office/world/movement';
import { Server } from 'socket.io';

// Baseline with plain socket.io: sends all moves since the previous frame to everyone.
const http = createServer();
const io = new Server(http, { path: realtimePath, serveClient: false });
let moves: Buffer[] = [];
io.on('connection', (socket) => {
  socket.on('move', (move: Buffer) => moves.push(move));
});
setInterval(() => {
  if (moves.length > 0) io.emit('frame', Buffer.concat(moves));
  moves = [];
}, 1000 / movement.rateHz);
http.listen(0, '127.0.0.1', () => process.send!((http.address() as AddressInfo).port));
process.once('disconnect', () => process.exit(0));
