// The areas of the product, and who has them.
import type { AreaName } from './contract/areas.ts';

export * from './contract/areas.ts';

/** The areas that guests do not have: they see people, the map and the rooms that they were invited to. */
export const closedToGuests = ['calendar', 'survey', 'bulletin'] as const satisfies AreaName[];
