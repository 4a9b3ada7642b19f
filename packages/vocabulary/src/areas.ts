import type { AreaName } from './contract/areas.ts';

export const closedToGuests = ['calendar', 'survey', 'bulletin'] as const satisfies AreaName[];
