import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { Link } from '../../../primitives/Link/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import type { ChatLinkPreview } from '../chat.ts';
import * as styles from './LinkPreviews.css.ts';

interface LinkPreviewsProps {
  previews: readonly ChatLinkPreview[];
  onRemove: ((event: { previewId: string }) => void) | undefined;
}

export function LinkPreviews({ previews, onRemove }: LinkPreviewsProps) {
  const { t } = useTranslation('chat');
  const list = useRef<HTMLUListElement>(null);
  return (
    <ul ref={list} className={styles.root} aria-label={t('linkPreview.list')}>
      {previews.map(({ id, url, title, description, siteName, picture }) => (
        <li key={id} className={styles.card} data-component="LinkPreview">
          <div className={styles.words}>
            <Text as="div" size="xs" tone="muted" truncate>
              {siteName}
            </Text>
            <Link href={url} external underline="hover" className={styles.title}>
              {title}
            </Link>
            {description && <div className={styles.description}>{description}</div>}
          </div>
          {picture && <Picture url={picture.url} />}
          {onRemove && (
            <IconButton
              size="xs"
              icon={icons.close}
              label={t('linkPreview.remove', { title })}
              onPress={() => {
                // The button is removed with its card.
                list.current?.closest('article')?.focus();
                onRemove({ previewId: id });
              }}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

function Picture({ url }: { url: string }) {
  const [failedUrl, setFailedUrl] = useState<string>();
  if (failedUrl === url) return null;
  return (
    <img
      className={styles.picture}
      src={url}
      alt=""
      loading="lazy"
      onError={() => setFailedUrl(url)}
    />
  );
}
