import { renew, type Updates } from '../../platform/realtime/updates.ts';

/** Real-time messages → the announcement of the next maintenance. */
export const statusUpdates: Updates = {
  maintenanceChanged: [renew('/v1/maintenances/user')],
};
