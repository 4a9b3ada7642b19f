import type { OfficeAvatar } from '@office/vocabulary';

type AvatarStyle = [
  body: OfficeAvatar['body'],
  skin: OfficeAvatar['skin'],
  hair: OfficeAvatar['hair'],
  hairColor: OfficeAvatar['hairColor'],
  face: OfficeAvatar['face'],
  top: OfficeAvatar['top'],
  topColor: OfficeAvatar['topColor'],
  bottom: OfficeAvatar['bottom'],
  bottomColor: OfficeAvatar['bottomColor'],
  accessory: OfficeAvatar['accessory'],
];

/** Chosen avatars, by the local part of the e-mail address. */
// prettier-ignore
const avatarStyles: Record<string, AvatarStyle> = {
  aoi: ['slim', 'fair', 'bob', 'espresso', 'smile', 'jacket', 'iris', 'trousers', 'charcoal', 'lanyard'],
  ren: ['regular', 'sand', 'short', 'black', 'bright', 'hoodie', 'forest', 'trousers', 'navy', 'glasses'],
  mei: ['slim', 'porcelain', 'long', 'chestnut', 'bright', 'sweater', 'rose', 'skirt', 'cocoa', 'none'],
  haru: ['regular', 'fair', 'curly', 'ash', 'smile', 'shirt', 'sky', 'trousers', 'stone', 'none'],
  guest: ['regular', 'sand', 'sidePart', 'black', 'calm', 'jacket', 'charcoal', 'trousers', 'charcoal', 'lanyard'],
  sota: ['broad', 'sand', 'crop', 'black', 'smile', 'tee', 'charcoal', 'trousers', 'olive', 'headset'],
  yui: ['slim', 'fair', 'bun', 'black', 'calm', 'sweater', 'mustard', 'trousers', 'navy', 'glasses'],
  daiki: ['regular', 'honey', 'sidePart', 'espresso', 'bright', 'hoodie', 'navy', 'shorts', 'stone', 'none'],
  sakura: ['regular', 'porcelain', 'bob', 'chestnut', 'smile', 'shirt', 'ivory', 'skirt', 'navy', 'scarf'],
  kaito: ['broad', 'sand', 'sidePart', 'black', 'smile', 'jacket', 'navy', 'trousers', 'charcoal', 'none'],
  hina: ['slim', 'fair', 'long', 'espresso', 'bright', 'jacket', 'sand', 'trousers', 'cocoa', 'none'],
  yuto: ['regular', 'sand', 'short', 'espresso', 'calm', 'vest', 'forest', 'trousers', 'stone', 'none'],
  rin: ['slim', 'porcelain', 'crop', 'plum', 'calm', 'tee', 'ivory', 'trousers', 'charcoal', 'glasses'],
  takumi: ['broad', 'honey', 'curly', 'black', 'smile', 'shirt', 'terracotta', 'trousers', 'olive', 'none'],
  misaki: ['slim', 'fair', 'bun', 'chestnut', 'bright', 'vest', 'sky', 'skirt', 'stone', 'none'],
  shota: ['broad', 'sand', 'crop', 'black', 'calm', 'tee', 'forest', 'trousers', 'navy', 'headset'],
  nanami: ['regular', 'fair', 'curly', 'copper', 'smile', 'sweater', 'iris', 'trousers', 'ivory', 'none'],
  kenta: ['regular', 'honey', 'short', 'black', 'bright', 'sweater', 'sky', 'trousers', 'cocoa', 'cap'],
  ayaka: ['slim', 'porcelain', 'long', 'black', 'calm', 'jacket', 'charcoal', 'skirt', 'charcoal', 'glasses'],
  ryo: ['slim', 'sand', 'sidePart', 'ash', 'smile', 'shirt', 'navy', 'trousers', 'stone', 'headset'],
  mao: ['regular', 'fair', 'bob', 'black', 'bright', 'hoodie', 'mustard', 'trousers', 'navy', 'headset'],
  emma: ['regular', 'porcelain', 'long', 'blond', 'freckles', 'vest', 'terracotta', 'trousers', 'navy', 'scarf'],
  minjun: ['regular', 'fair', 'short', 'black', 'smile', 'sweater', 'charcoal', 'trousers', 'stone', 'glasses'],
  toru: ['broad', 'sand', 'sidePart', 'ash', 'calm', 'jacket', 'navy', 'trousers', 'charcoal', 'glasses'],
  olivia: ['regular', 'umber', 'curly', 'black', 'smile', 'jacket', 'rose', 'trousers', 'ivory', 'none'],
  lucas: ['broad', 'fair', 'short', 'blond', 'calm', 'hoodie', 'charcoal', 'trousers', 'navy', 'headset'],
  ingrid: ['slim', 'porcelain', 'bun', 'copper', 'freckles', 'sweater', 'forest', 'skirt', 'cocoa', 'glasses'],
  noah: ['slim', 'fair', 'curly', 'chestnut', 'bright', 'tee', 'mustard', 'trousers', 'olive', 'cap'],
  chihiro: ['regular', 'sand', 'crop', 'plum', 'smile', 'shirt', 'iris', 'shorts', 'stone', 'none'],
  mateo: ['broad', 'bronze', 'short', 'black', 'bright', 'shirt', 'sand', 'trousers', 'navy', 'none'],
};

/** Null for people without a chosen avatar. Their avatar is derived from their id. */
export function demoAvatarOf(name: string): OfficeAvatar | null {
  const look = avatarStyles[name];
  if (!look) return null;
  const [body, skin, hair, hairColor, face, top, topColor, bottom, bottomColor, accessory] = look;
  return { body, skin, hair, hairColor, face, top, topColor, bottom, bottomColor, accessory };
}
