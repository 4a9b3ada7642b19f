// Generated from openapi/ by packages/api/scripts/generate.mjs. Change it there.
import { avatarOptions } from '@office/vocabulary';
import * as z from 'zod/mini';

/** Appearance of a person in the office. */
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
