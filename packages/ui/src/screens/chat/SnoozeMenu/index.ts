export { SnoozeMenu, type SnoozeMenuProps } from './SnoozeMenu.tsx';
export { snoozePresets, snoozeUntil, type SnoozePreset } from './snoozeUntil.ts';
