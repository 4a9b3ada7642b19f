// Generated from openapi/ by packages/api/scripts/generate.mjs. Change it there.

/** The closed list of each part that an office avatar is put together from. */
export const avatarOptions = {
  body: ['slim', 'regular', 'broad'],
  skin: ['porcelain', 'fair', 'sand', 'honey', 'bronze', 'umber'],
  hair: ['short', 'sidePart', 'bob', 'long', 'bun', 'curly', 'crop', 'none'],
  hairColor: ['black', 'espresso', 'chestnut', 'copper', 'blond', 'ash', 'plum'],
  face: ['calm', 'smile', 'bright', 'freckles'],
  top: ['tee', 'shirt', 'sweater', 'jacket', 'hoodie', 'vest'],
  topColor: [
    'ivory',
    'sand',
    'iris',
    'navy',
    'forest',
    'terracotta',
    'rose',
    'charcoal',
    'sky',
    'mustard',
  ],
  bottom: ['trousers', 'skirt', 'shorts'],
  bottomColor: ['charcoal', 'navy', 'stone', 'olive', 'cocoa', 'ivory'],
  accessory: ['none', 'glasses', 'headset', 'cap', 'scarf', 'lanyard'],
} as const;
export type AvatarPart = keyof typeof avatarOptions;

/** How a member looks in the office: one value of each part. */
export type OfficeAvatar = { [Part in AvatarPart]: (typeof avatarOptions)[Part][number] };
