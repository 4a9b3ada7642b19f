// Generated from openapi/ by packages/api/scripts/generate.mjs. Change it there.

/** An area of the product. */
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

/** An area that an organisation can do without. The calendar shows meetings, and goes with them. */
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
