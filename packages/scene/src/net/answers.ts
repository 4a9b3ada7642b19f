import { deskDecorationKinds, deskNoteTints, deskSlots } from '@office/vocabulary';
import * as z from 'zod/mini';

export const meetingsSchema = z.object({
  data: z.array(
    z.object({
      title: z.string(),
      startTime: z.nullable(z.string()),
      status: z.string(),
    }),
  ),
});

const roomMeeting = z.nullable(
  z.object({
    meetingId: z.string(),
    title: z.nullable(z.string()),
    startTime: z.string(),
    endTime: z.string(),
  }),
);

export const roomMeetingsSchema = z.object({
  data: z.array(
    z.object({
      meetingRoom: z.object({ id: z.string(), zoneId: z.string() }),
      current: roomMeeting,
      next: roomMeeting,
    }),
  ),
});
export type RoomMeetings = z.infer<typeof roomMeetingsSchema>['data'][number];

export const deskSchema = z.object({
  decorations: z.array(z.object({ slot: z.enum(deskSlots), kind: z.enum(deskDecorationKinds) })),
  notes: z.array(
    z.object({
      id: z.string(),
      author: z.object({ nameKanji: z.string(), nameLatin: z.optional(z.string()) }),
      text: z.string(),
      tint: z.enum(deskNoteTints),
    }),
  ),
});
