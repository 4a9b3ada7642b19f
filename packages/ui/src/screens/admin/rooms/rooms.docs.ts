import type { AreaDocs } from '../../../stories/componentDocs.ts';

export const docs: AreaDocs = {
  AdminVoiceRooms: {
    purpose: 'Creates, changes and closes the voice rooms of the organisation.',
    container: 'apps/admin/src/features/rooms/pages/VoiceRoomsPage.tsx',
    data: 'Rooms, and the room that is edited.',
    related: { VoiceRoom: 'is the view of members.' },
  },
  AdminWebhooks: {
    purpose: 'Lists the incoming webhooks of all chat rooms, and deletes them.',
    container: 'apps/admin/src/features/rooms/pages/WebhooksPage.tsx',
    data: 'Webhooks without their URLs, which are shown once to the creator.',
    related: { RoomWebhooks: 'creates the webhooks of a room.' },
  },
  MeetingRoomBookings: {
    purpose: 'Shows the bookings of meeting rooms by day or week, releases them and closes rooms.',
    container: 'apps/admin/src/features/rooms/pages/MeetingRoomsPage.tsx',
    data: 'Rooms and bookings.',
    related: { FindTime: 'suggests free times to members.' },
  },
};
