import { statuses, voiceRoomKinds, workingStatuses } from '@office/vocabulary';
import * as z from 'zod/mini';

export const id = z.string().check(z.minLength(1), z.maxLength(255));
export const workingStatus = z.enum(workingStatuses);
export const status = z.enum(statuses);
export const voiceRoomKind = z.enum(voiceRoomKinds);
export const voiceRoom = z.object({ roomId: id, kind: voiceRoomKind });
export const url = z.string().check(z.minLength(1), z.maxLength(2048));
