import { maxPdfPages } from '@office/vocabulary';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../primitives/Dialog/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import type { ChatPdfPages } from '../chat.ts';
import * as styles from './Attachments.css.ts';

interface PdfPagesProps {
  fileName: string;
  pages: ChatPdfPages | undefined;
  /** Requests the pages when the PDF becomes visible. Undefined while its URL is loading. */
  onWant: (() => void) | undefined;
}

export function PdfPages({ fileName, pages, onWant }: PdfPagesProps) {
  const { t } = useTranslation(['chat', 'common']);
  const [reading, setReading] = useState(false);
  const want = useEffectEvent(() => onWant?.());
  const needsPages = pages === undefined && onWant !== undefined;
  useEffect(() => {
    if (needsPages) want();
  }, [needsPages]);

  if (pages?.status === 'error') {
    return (
      <div className={styles.noPages}>
        <Text size="xs" tone="muted">
          {t('file.noPages')}
        </Text>
      </div>
    );
  }
  if (pages?.status !== 'ready') {
    return (
      <div className={styles.pages} data-part="Pages">
        <VisuallyHidden>{t('file.loadingPages', { name: fileName })}</VisuallyHidden>
        <span className={styles.page}>
          <Skeleton shape="block" height="100%" />
        </span>
      </div>
    );
  }
  const { images, count } = pages;
  const shown = images.slice(0, maxPdfPages);
  return (
    <>
      <button
        type="button"
        className={styles.pages}
        data-part="Pages"
        aria-label={t('file.readPages', { name: fileName })}
        onClick={() => setReading(true)}
      >
        {shown.map((image, index) => (
          <img key={image + index} className={styles.page} src={image} alt="" />
        ))}
      </button>
      <Dialog
        open={reading}
        size="lg"
        title={fileName}
        description={
          count > shown.length ? t('file.firstPages', { count, shown: shown.length }) : ''
        }
        closeLabel={t('common:close')}
        onClose={() => setReading(false)}
      >
        <div className={styles.largePages}>
          {shown.map((image, index) => (
            <img
              key={image + index}
              className={styles.largePage}
              src={image}
              alt={t('file.pdfPage', { name: fileName, page: index + 1 })}
            />
          ))}
        </div>
      </Dialog>
    </>
  );
}
