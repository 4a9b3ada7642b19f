import { useTranslation } from 'react-i18next';
import { Carousel } from '../../../patterns/Carousel/index.ts';
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
  const pictures = files.filter(({ isPicture }) => isPicture);
  const others = pictures.length > 1 ? files.filter(({ isPicture }) => !isPicture) : files;
  return (
    <>
      {pictures.length > 1 && (
        <Carousel
          label={t('pictures')}
          items={pictures.map((file) => ({
            id: file.fileKey,
            label: file.name,
            content: <File file={file} url={links[file.fileKey]} />,
          }))}
        />
      )}
      {others.length > 0 && (
        <ul className={styles.files} aria-label={t('files')}>
          {others.map((file) => (
            <li key={file.fileKey}>
              <File file={file} url={links[file.fileKey]} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function File({ file, url }: { file: BulletinFile; url: string | undefined }) {
  const language = useLanguage();
  const { name, size, isPicture, width, height } = file;
  if (url && isPicture) {
    return (
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
    );
  }
  return (
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
  );
}
