import type { AvatarPart as AvatarPartName } from '@office/vocabulary';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ColourPicture, SwatchGroup } from '../SwatchGroup.tsx';
import { OutfitPicture } from './OutfitPicture.tsx';
import * as styles from './ChangeAvatar.css.ts';
import { isColour, valueKey, type AvatarChoice, type AvatarPaints } from './officeAvatar.ts';

interface AvatarPartProps {
  part: AvatarPartName;
  values: readonly string[];
  avatar: AvatarChoice;
  paints?: AvatarPaints | undefined;
  portraitUrl?: ((event: { avatar: AvatarChoice }) => string) | undefined;
  onChange(value: string): void;
}

export function AvatarPart(props: AvatarPartProps) {
  const { part, values, avatar, paints, portraitUrl, onChange } = props;
  const { t } = useTranslation('people');
  const pictures = values.map((value) => pictureOf(value));
  return (
    <SwatchGroup
      legend={t(`avatarPart.${part}`)}
      layout={isColour(part) || pictures.every((picture) => picture === undefined) ? 'row' : 'grid'}
      value={avatar[part]}
      options={values.map((value, index) => ({
        value,
        label: t(valueKey(part, value)),
        picture: pictures[index],
      }))}
      onChange={onChange}
    />
  );

  function pictureOf(value: string): ReactNode {
    if (isColour(part)) {
      const paint = paints?.[part]?.[value];
      return paint && <ColourPicture paint={paint} />;
    }
    // Portraits show only the head and shoulders.
    if (part === 'bottom' || part === 'body') return <OutfitPicture part={part} value={value} />;
    if (!portraitUrl) return undefined;
    const src = portraitUrl({ avatar: { ...avatar, [part]: value } });
    return <img src={src} alt="" className={styles.swatch} />;
  }
}
