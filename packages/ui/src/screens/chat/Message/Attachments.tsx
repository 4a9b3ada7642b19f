import { useTranslation } from 'react-i18next';
import { Button } from '../../../primitives/Button/index.ts';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import type { ChatAttachment } from '../chat.ts';
import type { TimeFormats } from '../../../patterns/dayTimes.ts';
import { visibleName } from '../fileName.ts';
import { fileSizeOf } from '../fileRules.ts';
import * as styles from './Attachments.css.ts';
import { PdfPages } from './PdfPages.tsx';

interface AttachmentsProps {
  attachments: readonly ChatAttachment[];
  times: TimeFormats;
  onRenew(attachmentId: string): void;
  onWantPages: ((attachmentId: string) => void) | undefined;
}

export function Attachments({ attachments, ...props }: AttachmentsProps) {
  const { t } = useTranslation('chat');
  return (
    <ul className={styles.root} aria-label={t('file.list')}>
      {attachments.map((attachment, index) => (
        // Keyed by index, because the file id changes when the message is stored.
        <li key={index} className={styles.item}>
          {isPicture(attachment) ? (
            <Picture attachment={attachment} />
          ) : (
            <FileCard attachment={attachment} {...props} />
          )}
        </li>
      ))}
    </ul>
  );
}

const isPicture = ({ mimeType, url, expired }: ChatAttachment) =>
  mimeType.startsWith('image/') && url !== undefined && !expired;

function Picture({ attachment }: { attachment: ChatAttachment }) {
  const { t } = useTranslation('chat');
  const { url, width, height } = attachment;
  const fileName = visibleName(attachment.fileName);
  return (
    <a
      className={styles.picture}
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t('file.open', { name: fileName })}
    >
      <img
        className={styles.image}
        src={url}
        alt={t('file.image', { name: fileName })}
        loading="lazy"
        // Reserves the space before the image loads, to avoid layout shifts.
        width={width ?? undefined}
        height={height ?? undefined}
        style={width && height ? { aspectRatio: `${width} / ${height}` } : undefined}
      />
    </a>
  );
}

function FileCard({
  attachment,
  times,
  onRenew,
  onWantPages,
}: Omit<AttachmentsProps, 'attachments'> & {
  attachment: ChatAttachment;
}) {
  const { t } = useTranslation('chat');
  const { id, fileSize, mimeType, url, expired, expiresAt, pages } = attachment;
  const fileName = visibleName(attachment.fileName);
  return (
    <div className={styles.file}>
      {mimeType === 'application/pdf' && onWantPages && !expired && (
        <PdfPages
          fileName={fileName}
          pages={pages}
          onWant={url ? () => onWantPages(id) : undefined}
        />
      )}
      <div className={styles.fileLine}>
        <span className={styles.fileIcon}>
          <Icon icon={iconOf(attachment)} size="md" tone="muted" />
        </span>
        <span className={styles.fileWords}>
          <Text truncate as="div">
            {fileName}
          </Text>
          <Text size="xs" tone={expired ? 'danger' : 'muted'} tabular as="div">
            {expired
              ? t('file.expired')
              : [
                  t(...fileSizeOf(fileSize)),
                  pages?.status === 'ready' && t('file.pageCount', { count: pages.count }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
          </Text>
        </span>
        {expired ? (
          <Button
            size="sm"
            ariaLabel={t('file.renew', { name: fileName })}
            onPress={() => onRenew(id)}
          >
            {t('file.renewShort')}
          </Button>
        ) : (
          url && (
            <a
              className={styles.download}
              href={url}
              download={fileName}
              title={expiresAt && t('file.expires', { time: times.full(expiresAt) })}
              aria-label={t('file.download', { name: fileName })}
            >
              <Icon icon={icons.download} />
            </a>
          )
        )}
      </div>
    </div>
  );
}

function iconOf({ fileName }: ChatAttachment) {
  if (/\.(xlsx|csv)$/i.test(fileName)) return icons.spreadsheet;
  return /\.pptx$/i.test(fileName) ? icons.slides : icons.file;
}
