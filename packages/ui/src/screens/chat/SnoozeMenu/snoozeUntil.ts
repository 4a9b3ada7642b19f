import type { ChatClock } from '../chat.ts';
import { timeOfPreset } from '../DateTimeDialog/dateTimePresets.ts';

export const snoozePresets = ['in20Minutes', 'in1Hour', 'tomorrow'] as const;

export type SnoozePreset = (typeof snoozePresets)[number];

/** Returns the ISO 8601 time at which a snoozed reminder is due again. `tomorrow` is 9:00 of the next day. */
export function snoozeUntil(preset: SnoozePreset, clock: ChatClock): string {
  return new Date(timeOfPreset(preset, clock)).toISOString();
}
