import { use, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../primitives/Button/index.ts';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import type { ChatAttachment } from '../chat.ts';
import type { TimeFormats } from '../../../patterns/dayTimes.ts';
import { visibleName } from '../fileName.ts';
import { fileSizeOf } from '../fileRules.ts';
import { OpenPictureContext } from '../PictureViewer/openPictureContext.ts';
import { isPicture, pictureKey } from '../PictureViewer/pictures.ts';
import * as styles from './Attachments.css.ts';
import { PdfPages } from './PdfPages.tsx';

interface AttachmentsProps {
  messageKey: string;
  attachments: readonly ChatAttachment[];
  times: TimeFormats;
  onRenew(attachmentId: string): void;
  onWantPages: ((attachmentId: string) => void) | undefined;
}

export function Attachments({ messageKey, attachments, ...props }: AttachmentsProps) {
  const { t } = useTranslation('chat');
  return (
    <ul className={styles.root} aria-label={t('file.list')}>
      {attachments.map((attachment, index) => (
        // Keyed by index, because the file id changes when the message is stored.
        <li key={index} className={styles.item}>
          {isPicture(attachment) ? (
            <Picture attachment={attachment} pictureKey={pictureKey(messageKey, index)} />
          ) : (
            <FileCard attachment={attachment} {...props} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Picture({
  attachment,
  pictureKey: key,
}: {
  attachment: ChatAttachment;
  pictureKey: string;
}) {
  const { t } = useTranslation('chat');
  const openPicture = use(OpenPictureContext);
  const { url, width, height } = attachment;
  const fileName = visibleName(attachment.fileName);
  return (
    <a
      className={styles.picture}
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t('file.open', { name: fileName })}
      aria-haspopup={openPicture ? 'dialog' : undefined}
      onClick={(event) => {
        // With a modifier key, the browser opens the file in a new tab or window.
        if (!openPicture || !url || hasModifier(event)) return;
        event.preventDefault();
        // Safari does not focus a link on click. The viewer returns the focus to it.
        event.currentTarget.focus();
        openPicture({ key, url });
      }}
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

const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  altKey || ctrlKey || metaKey || shiftKey;

function FileCard({
  attachment,
  times,
  onRenew,
  onWantPages,
}: Omit<AttachmentsProps, 'attachments' | 'messageKey'> & {
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
