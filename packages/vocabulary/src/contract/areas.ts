// Generated from openapi/ by packages/api/scripts/generate.mjs. Change it there.

/** Area of the product. */
export const areaNames = [
  'auth',
  'organization',
  'people',
  'map',
  'chat',
  'voice',
  'calendar',
  'meeting',
  'notification',
  'tutorial',
  'survey',
  'bulletin',
  'help',
  'settings',
  'status',
] as const;
export type AreaName = (typeof areaNames)[number];

/** Area that can be disabled. Disabling meetings also disables the calendar. */
export const switchableAreas = [
  'chat',
  'voice',
  'meeting',
  'calendar',
  'tutorial',
  'survey',
  'bulletin',
  'help',
] as const;
export type SwitchableArea = (typeof switchableAreas)[number];
