import { sharedDocumentRules } from '@office/vocabulary';
import { useTranslation } from 'react-i18next';
import { FileUpload, type UploadItem } from '../../../patterns/FileUpload/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { Dialog } from '../../../primitives/Dialog/index.ts';
import { Heading } from '../../../primitives/Heading/index.ts';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import * as styles from './ShareDocument.css.ts';

export interface ChatFile {
  fileKey: string;
  name: string;
}

export interface ShareDocumentProps {
  open: boolean;
  /** Whether the member is in the call of the room; otherwise they are asked to join first. */
  inRoom: boolean;
  replaces?: { name: string; leaderName: string } | undefined;
  items: readonly UploadItem[];
  chatFiles?: readonly ChatFile[] | undefined;
  error?: string | undefined;
  submitting?: boolean;
  onChoose(event: { files: readonly File[] }): void;
  onCancelUpload(event: { id: string }): void;
  onRetryUpload(event: { id: string }): void;
  onRemove(event: { id: string }): void;
  onChooseChatFile(event: { fileKey: string }): void;
  onJoin(): void;
  onSubmit(): void;
  onClose(): void;
}

const accept = Object.keys(sharedDocumentRules.types)
  .map((ending) => `.${ending}`)
  .join(',');

export function ShareDocument({
  open,
  inRoom,
  replaces,
  items,
  chatFiles = [],
  error,
  submitting = false,
  ...on
}: ShareDocumentProps) {
  const { t } = useTranslation('sharing-document');
  const isReady = items.length > 0 && items.every(({ status }) => status === 'done');
  return (
    <Dialog
      open={open}
      sheet
      title={t('form.title')}
      description={t('form.description')}
      closeLabel={t('form.close')}
      onClose={on.onClose}
      actions={
        <>
          <Button onPress={on.onClose}>{t('form.cancel')}</Button>
          {inRoom ? (
            <Button
              variant="primary"
              icon={icons.slides}
              loading={submitting}
              disabled={!isReady}
              onPress={on.onSubmit}
            >
              {t('form.submit')}
            </Button>
          ) : (
            <Button variant="primary" icon={icons.audio} loading={submitting} onPress={on.onJoin}>
              {t('form.join')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.root} data-component="ShareDocument">
        {error && (
          <Callout tone="danger" announce>
            {error}
          </Callout>
        )}
        {inRoom ? (
          <>
            {replaces && (
              <Callout tone="warning">
                {t('form.replaces', { name: replaces.name, leader: replaces.leaderName })}
              </Callout>
            )}
            <FileUpload
              ariaLabel={t('form.files')}
              hint={t('form.hint')}
              accept={accept}
              multiple
              items={items}
              disabled={submitting}
              onChoose={on.onChoose}
              onCancel={on.onCancelUpload}
              onRetry={on.onRetryUpload}
              onRemove={on.onRemove}
            />
            {chatFiles.length > 0 && (
              <section>
                <Heading level={3} size="sm">
                  {t('form.chat')}
                </Heading>
                <ul className={styles.files}>
                  {chatFiles.map(({ fileKey, name }) => (
                    <li key={fileKey}>
                      <Button
                        variant="ghost"
                        size="sm"
                        icon={icons.file}
                        ariaLabel={t('form.choose', { name })}
                        disabled={submitting}
                        onPress={() => on.onChooseChatFile({ fileKey })}
                      >
                        {name}
                      </Button>
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </>
        ) : (
          <Text as="p">
            <Icon icon={icons.info} tone="muted" /> {t('form.outside')}
          </Text>
        )}
      </div>
    </Dialog>
  );
}
