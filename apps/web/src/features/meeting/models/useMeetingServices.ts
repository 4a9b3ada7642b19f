import type { MeetingService } from '@office/ui';

/** The services that meetings are held at; the office itself is always there. */
const services: readonly MeetingService[] = [{ provider: 'OFFICE', state: 'CONNECTED' }];

export function useMeetingServices(): readonly MeetingService[] {
  return services;
}
