import { maxTutorialFiles, tutorialRules, type TutorialFileKind } from '@office/vocabulary';
import { useId } from 'react';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FileUpload, type UploadItem } from '../../../../patterns/FileUpload/index.ts';
import { useFocusFirst } from '../../../../patterns/form/useFocusFirst.ts';
import { useFormControl } from '../../../../patterns/form/useFormControl.ts';
import { FieldMessage } from '../../../../patterns/FormField/FieldMessage.tsx';
import { FormField } from '../../../../patterns/FormField/index.ts';
import { useLanguage } from '../../../../patterns/LocaleProvider/useLanguage.ts';
import { bytesText } from '../../../../patterns/numbers.ts';
import { SortableList } from '../../../../patterns/SortableList/index.ts';
import { Icon, icons, type IconGlyph } from '../../../../primitives/Icon/index.ts';
import { IconButton } from '../../../../primitives/IconButton/index.ts';
import { Link } from '../../../../primitives/Link/index.ts';
import { Stack } from '../../../../primitives/Stack/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import * as contentPage from '../../contentPage.css.ts';
import * as styles from '../adminTutorial.css.ts';
import type { TutorialFileValue, TutorialValues } from '../tutorial.ts';

const glyphs: Record<TutorialFileKind, IconGlyph> = {
  VIDEO: icons.onlineMeeting,
  PDF: icons.file,
  IMAGE: icons.picture,
  CAPTIONS: icons.thread,
  FILE: icons.attachment,
};

const acceptOf = (types: Readonly<Record<string, string>>, beginning = '') =>
  Object.entries(types)
    .filter(([, mimeType]) => mimeType.startsWith(beginning))
    .map(([ending]) => `.${ending}`)
    .join(',');
const accept = acceptOf(tutorialRules.types);
const pictures = acceptOf(tutorialRules.types, 'image/');

interface AttachmentsFieldProps {
  control: Control<TutorialValues>;
  uploads: readonly UploadItem[];
  files: Readonly<Record<string, string>> | undefined;
  onAttach(event: { files: readonly File[] }): void;
  onUploadDismiss(event: { id: string }): void;
  onUploadRetry(event: { id: string }): void;
}

export function AttachmentsField(props: AttachmentsFieldProps) {
  const { control, uploads, files } = props;
  const field = useFormControl({ control, name: 'attachments' });
  const root = useFocusFirst(field.ref);
  const attachments = field.value as readonly TutorialFileValue[];
  const { t } = useTranslation('admin-tutorial');
  const language = useLanguage();
  const isFull = attachments.length >= maxTutorialFiles;
  return (
    <div ref={root}>
      <FormField
        label={t('form.attachments')}
        mark="optional"
        error={field.error}
        hint={isFull ? t('form.attachmentsFull', { max: maxTutorialFiles }) : t('form.filesHint')}
      >
        {({ id, describedBy, invalid }) => (
          <Stack gap={3}>
            <FileUpload
              {...{ id, invalid }}
              {...(describedBy ? { describedBy } : {})}
              multiple
              disabled={isFull}
              accept={accept}
              items={uploads}
              onChoose={props.onAttach}
              onCancel={props.onUploadDismiss}
              onRemove={props.onUploadDismiss}
              onRetry={props.onUploadRetry}
            />
            {attachments.length > 0 && (
              <SortableList
                label={t('form.attachmentOrder')}
                items={attachments.map((file) => ({ ...file, id: file.key, label: file.fileName }))}
                renderItem={({ key, fileName, kind, size }) => (
                  <div className={styles.file}>
                    <Icon icon={glyphs[kind]} size="md" tone="muted" />
                    <div className={contentPage.itemName}>
                      <Stack gap={0}>
                        {files?.[key] ? (
                          <Link href={files[key]} external>
                            {fileName}
                          </Link>
                        ) : (
                          <Text>{fileName}</Text>
                        )}
                        <Text size="xs" tone="muted" tabular>
                          {t('form.fileFacts', {
                            kind: t(`kinds.${kind}`),
                            size: bytesText(size, language),
                          })}
                        </Text>
                      </Stack>
                    </div>
                    <IconButton
                      icon={icons.remove}
                      variant="ghost"
                      label={t('form.removeFile', { name: fileName })}
                      onPress={() => field.change(attachments.filter((one) => one.key !== key))}
                    />
                  </div>
                )}
                onItemsChange={({ items }) =>
                  field.change(
                    items.flatMap((item) => attachments.find(({ key }) => key === item.id) ?? []),
                  )
                }
              />
            )}
          </Stack>
        )}
      </FormField>
    </div>
  );
}

interface CoverFieldProps {
  control: Control<TutorialValues>;
  upload: UploadItem | null;
  url: string | undefined;
  onChoose(event: { file: File }): void;
  onDismiss(): void;
}

export function CoverField(props: CoverFieldProps) {
  const { control, upload, url, onChoose, onDismiss } = props;
  const field = useFormControl({ control, name: 'cover' });
  const root = useFocusFirst(field.ref);
  const cover = field.value as TutorialValues['cover'];
  const { t } = useTranslation('admin-tutorial');
  const labelId = useId();
  if (!cover || upload) {
    return (
      <div ref={root}>
        <FormField
          label={t('form.cover')}
          mark="optional"
          error={field.error}
          hint={t('form.coverHint')}
        >
          {({ id, describedBy, invalid }) => (
            <FileUpload
              {...{ id, invalid }}
              {...(describedBy ? { describedBy } : {})}
              accept={pictures}
              items={upload ? [upload] : []}
              onChoose={({ files: [file] }) => file && onChoose({ file })}
              onCancel={onDismiss}
              onRemove={onDismiss}
            />
          )}
        </FormField>
      </div>
    );
  }
  return (
    <div ref={root} role="group" aria-labelledby={labelId}>
      <Stack gap={2}>
        <Text id={labelId} weight="medium">
          {t('form.cover')}
        </Text>
        {url && <img src={url} alt="" className={styles.cover} />}
        <div className={styles.file}>
          <div className={contentPage.itemName}>
            <Text>{cover.fileName}</Text>
          </div>
          <IconButton
            icon={icons.remove}
            variant="ghost"
            label={t('form.removeFile', { name: cover.fileName })}
            onPress={() => field.change(null)}
          />
        </div>
        <FieldMessage id={`${labelId}-message`} hint={t('form.coverHint')} error={field.error} />
      </Stack>
    </div>
  );
}
