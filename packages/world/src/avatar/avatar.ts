import * as z from 'zod/mini';

/** The closed lists that an avatar is put together from; colours are names, the scene knows the paint. */
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

/** How a member looks in the office. Part of the profile, besides the photo. */
export const officeAvatarSchema = z.object({
  body: z.enum(avatarOptions.body),
  skin: z.enum(avatarOptions.skin),
  hair: z.enum(avatarOptions.hair),
  hairColor: z.enum(avatarOptions.hairColor),
  face: z.enum(avatarOptions.face),
  top: z.enum(avatarOptions.top),
  topColor: z.enum(avatarOptions.topColor),
  bottom: z.enum(avatarOptions.bottom),
  bottomColor: z.enum(avatarOptions.bottomColor),
  accessory: z.enum(avatarOptions.accessory),
});
export type OfficeAvatar = z.infer<typeof officeAvatarSchema>;

/**
 * The look of a member who never chose one: always the same for the same user,
 * different from user to user, so that a new office is not a crowd of twins.
 */
export function avatarFor(userId: string): OfficeAvatar {
  let state = 2166136261;
  for (let i = 0; i < userId.length; i++) {
    state = Math.imul(state ^ userId.charCodeAt(i), 16777619);
  }
  const pick = <const T extends readonly string[]>(list: T): T[number] => {
    state = Math.imul(state ^ (state >>> 15), 2246822519);
    state ^= state >>> 13;
    return list[(state >>> 0) % list.length] as T[number];
  };
  const hairs = avatarOptions.hair.filter((hair) => hair !== 'none');
  return {
    body: pick(avatarOptions.body),
    skin: pick(avatarOptions.skin),
    hair: pick(hairs),
    hairColor: pick(avatarOptions.hairColor),
    face: pick(avatarOptions.face),
    top: pick(avatarOptions.top),
    topColor: pick(avatarOptions.topColor),
    bottom: pick(avatarOptions.bottom),
    bottomColor: pick(avatarOptions.bottomColor),
    accessory: pick(avatarOptions.accessory),
  };
}

/** `value` where it is a whole valid avatar, else the one that `userId` gets by default. */
export function avatarOrDefault(value: unknown, userId: string): OfficeAvatar {
  const parsed = z.safeParse(officeAvatarSchema, value);
  return parsed.success ? parsed.data : avatarFor(userId);
}
