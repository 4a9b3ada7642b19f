import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../patterns/LocaleProvider/useLanguage.ts';
import { bytesText } from '../../../patterns/numbers.ts';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { Link } from '../../../primitives/Link/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import type { BulletinFile } from '../bulletin.ts';
import * as styles from './BulletinPost.css.ts';

interface FilesProps {
  files: readonly BulletinFile[];
  /** Signed URLs by file key. May arrive later than the files. */
  links: Readonly<Record<string, string>>;
}

export function Files({ files, links }: FilesProps) {
  const { t } = useTranslation('bulletin');
  const language = useLanguage();
  return (
    <ul className={styles.files} aria-label={t('files')}>
      {files.map(({ fileKey, name, size, isPicture, width, height }) => {
        const url = links[fileKey];
        return (
          <li key={fileKey}>
            {url && isPicture ? (
              <Link href={url} external underline="none" className={styles.picture}>
                {/* Reserves the space before the image loads, to avoid layout shifts. */}
                <img
                  src={url}
                  alt={name}
                  loading="lazy"
                  width={width ?? undefined}
                  height={height ?? undefined}
                  style={width && height ? { aspectRatio: `${width} / ${height}` } : undefined}
                  className={styles.image}
                />
              </Link>
            ) : (
              <div className={styles.file}>
                <Icon icon={isPicture ? icons.picture : icons.attachment} tone="muted" />
                <span className={styles.words}>
                  {url ? (
                    <Link href={url} external>
                      {name}
                    </Link>
                  ) : (
                    <Text>{name}</Text>
                  )}
                  <Text size="xs" tone="muted" tabular>
                    {bytesText(size, language)}
                  </Text>
                </span>
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
