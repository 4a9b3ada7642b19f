import { useTranslation } from 'react-i18next';
import { Callout } from '../../../primitives/Callout/index.ts';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Progress } from '../../../primitives/Progress/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import type { ComposerFile } from '../chat.ts';
import { fileSizeOf, type FileProblem } from '../fileRules.ts';
import { visibleName } from '../fileName.ts';
import * as styles from './FileTray.css.ts';

export interface RefusedFile {
  fileName: string;
  problem: FileProblem;
}

export interface FileTrayProps {
  files: readonly ComposerFile[];
  refused: readonly RefusedFile[];
  onDismissRefused(): void;
  /** Also cancels a running upload. */
  onRemoveFile(event: { fileId: string }): void;
  onRetryFile(event: { fileId: string }): void;
}

export function FileTray({ files, refused, ...callbacks }: FileTrayProps) {
  const { t } = useTranslation('chat');
  return (
    <>
      {refused.length > 0 && (
        <Callout
          tone="danger"
          announce
          title={t('composer.refused')}
          action={
            <Button size="sm" onPress={callbacks.onDismissRefused}>
              {t('composer.dismissRefused')}
            </Button>
          }
        >
          <ul className={styles.refused}>
            {refused.map(({ fileName, problem }, index) => (
              <li key={index}>
                {t('composer.refusedFile', {
                  name: visibleName(fileName),
                  reason: t(`fileProblem.${problem}`),
                })}
              </li>
            ))}
          </ul>
        </Callout>
      )}
      {files.length > 0 && (
        <ul className={styles.files} aria-label={t('composer.files')}>
          {files.map((file) => (
            <li key={file.id} className={styles.file}>
              <FileRow file={file} {...callbacks} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

type FileRowProps = Pick<FileTrayProps, 'onRemoveFile' | 'onRetryFile'> & { file: ComposerFile };

function FileRow({ file, onRemoveFile, onRetryFile }: FileRowProps) {
  const { t } = useTranslation('chat');
  const { id, fileSize, upload, previewUrl } = file;
  const fileName = visibleName(file.fileName);
  return (
    <>
      {previewUrl ? (
        <img src={previewUrl} alt="" className={styles.preview} />
      ) : (
        <span className={styles.icon}>
          <Icon icon={icons.file} size="md" tone="muted" />
        </span>
      )}
      <div className={styles.words}>
        <Text size="xs" truncate as="div">
          {fileName}
        </Text>
        {upload.status === 'uploading' ? (
          <Progress
            {...(upload.progress === undefined ? {} : { value: upload.progress })}
            label={t('composer.uploading', { name: fileName })}
          />
        ) : (
          <Text
            size="xs"
            tone={upload.status === 'failed' ? 'danger' : 'muted'}
            truncate
            tabular
            as="div"
          >
            {upload.status === 'failed'
              ? (upload.text ?? t('composer.uploadFailed'))
              : `${t(...fileSizeOf(fileSize))} · ${t('composer.ready')}`}
          </Text>
        )}
      </div>
      {upload.status === 'failed' && (
        <IconButton
          size="xs"
          icon={icons.refresh}
          label={t('composer.retryFile', { name: fileName })}
          onPress={() => onRetryFile({ fileId: id })}
        />
      )}
      <IconButton
        size="xs"
        icon={icons.close}
        label={t(upload.status === 'uploading' ? 'composer.cancelFile' : 'composer.removeFile', {
          name: fileName,
        })}
        onPress={() => onRemoveFile({ fileId: id })}
      />
    </>
  );
}
