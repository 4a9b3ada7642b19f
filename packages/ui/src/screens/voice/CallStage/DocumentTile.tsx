import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import * as styles from './DocumentTile.css.ts';
import * as tile from './StageTile.css.ts';

export interface CallStageDocument {
  name: string;
  /** Picture of the page in a small tile. Null while loading. */
  thumbnail: string | null;
  /** Whether it was shared after the screen. The latest share is large. */
  isLatest: boolean;
  /** Content of the large tile, such as `StageDocument`. */
  content: ReactNode;
}

interface DocumentTileProps {
  document: CallStageDocument;
  isLarge: boolean;
  place: number;
  onPress(): void;
}

/** Large: the content. Small: a thumbnail that enlarges the document. */
export function DocumentTile({ document, isLarge, place, onPress }: DocumentTileProps) {
  const { t } = useTranslation('voice');
  const { name, thumbnail, content } = document;
  if (isLarge)
    return (
      <li className={styles.large} data-part="Document" data-large>
        {content}
      </li>
    );
  return (
    <li
      className={tile.root}
      style={{ [tile.placeName]: place } as CSSProperties}
      data-part="Document"
      data-large={false}
    >
      <button
        type="button"
        className={tile.press}
        aria-pressed={false}
        aria-label={t('stage.large', { name })}
        onClick={onPress}
      />
      <div className={tile.screen} aria-hidden>
        <Icon icon={icons.slides} size="lg" tone="muted" />
        {thumbnail && <img className={styles.thumbnail} src={thumbnail} alt="" />}
        <span className={tile.label}>
          <span className={tile.name}>{name}</span>
        </span>
      </div>
    </li>
  );
}
