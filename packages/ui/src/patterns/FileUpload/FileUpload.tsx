import { useId, useRef, useState, type DragEvent } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { cx } from '../../primitives/cx.ts';
import { Icon, icons } from '../../primitives/Icon/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { Progress } from '../../primitives/Progress/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { rootProps } from '../../primitives/rootProps.ts';
import { useComposedRefs } from '../../primitives/useComposedRefs.ts';
import { useControlValue } from '../../primitives/useControlValue.ts';
import type { ControlNameProps, ControlProps } from '../../primitives/controlProps.ts';
import { HiddenFiles } from '../HiddenFiles.tsx';
import type { InputRootProps } from '../inputRootProps.ts';
import { useLanguage } from '../LocaleProvider/useLanguage.ts';
import { useText } from '../LocaleProvider/useText.ts';
import { bytesText } from '../numbers.ts';
import { fileUpload } from '../texts.ts';
import * as styles from './FileUpload.css.ts';

export type UploadItem = {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
} & (
  | { status: 'waiting' }
  /** `progress` in per cent; undefined if the size is unknown. */
  | { status: 'uploading'; progress?: number }
  | { status: 'done' }
  | { status: 'failed'; message: string; retry?: boolean }
);

export interface FileUploadProps
  extends
    ControlNameProps,
    Pick<ControlProps, 'id' | 'name' | 'disabled' | 'invalid' | 'describedBy'>,
    InputRootProps {
  /** Accepted files, shown below the prompt. */
  hint?: string;
  /**
   * Selected files, in order of selection. Without it, the field keeps the files and adds them to the data of the form.
   */
  items?: readonly UploadItem[];
  /**
   * File types offered by the browser, as in the `accept` attribute. Dropped files can have others.
   */
  accept?: string;
  /** Allows several files. */
  multiple?: boolean;
  /** Called with the selected or dropped files. Validate them and update `items`. */
  onChoose?(event: { files: readonly File[] }): void;
  /** Called to cancel a pending or running upload. */
  onCancel?(event: { id: string }): void;
  /** Called to retry a failed upload. */
  onRetry?(event: { id: string }): void;
  /** Called to remove a finished or failed upload from the list. */
  onRemove?(event: { id: string }): void;
}

const noFiles: readonly File[] = [];

/**
 * Selects files by drop or file dialog and shows the progress of each. The caller performs the upload, or the form
 * contains the files.
 */
export function FileUpload({
  ariaLabel,
  labelledBy,
  hint,
  items: given,
  accept,
  multiple = false,
  id,
  name,
  disabled,
  invalid,
  describedBy,
  onChoose,
  onCancel,
  onRetry,
  onRemove,
  className,
  style,
  ref,
  ...rest
}: FileUploadProps) {
  const t = useText();
  const ownId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useControlValue({
    value: undefined,
    defaultValue: noFiles,
    onChange: undefined,
    root: input,
  });
  const items = given ?? files.map(selectedItem);
  const [over, setOver] = useState(false);
  const choose = (fileList: FileList | null) => {
    const selectedFiles = [...(fileList ?? [])].slice(0, multiple ? undefined : 1);
    if (selectedFiles.length === 0) return;
    if (!given) setFiles(multiple ? [...files, ...selectedFiles] : selectedFiles);
    onChoose?.({ files: selectedFiles });
  };
  const remove = (event: { id: string }) => {
    // Moves the focus, because the focused button is removed with its file.
    input.current?.focus();
    if (!given) setFiles(files.filter((_, index) => String(index) !== event.id));
    onRemove?.(event);
  };
  const isOfFiles = (event: DragEvent) => !disabled && event.dataTransfer.types.includes('Files');
  return (
    <div className={cx(styles.root, className)} style={style} data-component="FileUpload">
      <div
        className={cx(styles.zone, over && styles.over, invalid && styles.invalid)}
        data-part="Zone"
        data-over={over || undefined}
        onDragEnter={(event) => isOfFiles(event) && setOver(true)}
        onDragOver={(event) => {
          // Without preventDefault, the browser would navigate to the dropped file.
          event.preventDefault();
          event.dataTransfer.dropEffect = isOfFiles(event) ? 'copy' : 'none';
        }}
        onDragLeave={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
        }}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          if (isOfFiles(event)) choose(event.dataTransfer.files);
        }}
      >
        <input
          {...rootProps(
            {
              id: id ?? ownId,
              'aria-label': ariaLabel,
              'aria-labelledby': labelledBy,
              'aria-describedby':
                [hint && `${ownId}-hint`, describedBy].filter(Boolean).join(' ') || undefined,
              'aria-invalid': invalid || undefined,
              className: styles.input,
            },
            rest,
          )}
          ref={useComposedRefs(ref, input)}
          type="file"
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          onChange={(event) => {
            choose(event.target.files);
            // Allows selecting the same file again.
            event.target.value = '';
          }}
        />
        <span className={styles.zoneIcon}>
          <Icon icon={icons.upload} size="lg" />
        </span>
        <Text>
          {t(multiple ? fileUpload.dropMany : fileUpload.drop)}{' '}
          <span className={styles.choose}>
            {t(multiple ? fileUpload.chooseMany : fileUpload.choose)}
          </span>
        </Text>
        {hint && (
          <Text id={`${ownId}-hint`} size="xs" tone="muted">
            {hint}
          </Text>
        )}
      </div>
      <HiddenFiles name={name} files={files} disabled={disabled} />
      {items.length > 0 && (
        <ul className={styles.list} aria-label={t(fileUpload.files)}>
          {items.map((item) => (
            <Item
              key={item.id}
              item={item}
              onCancel={onCancel}
              onRetry={onRetry}
              onRemove={given && !onRemove ? undefined : remove}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

/** A file that the field keeps for the form, or an upload. */
type ShownItem = UploadItem | { id: string; name: string; size: number; status: 'selected' };

function selectedItem({ name, size }: File, index: number): ShownItem {
  return { id: String(index), name, size, status: 'selected' };
}

type ItemProps = { item: ShownItem } & Record<
  'onCancel' | 'onRetry' | 'onRemove',
  ((event: { id: string }) => void) | undefined
>;

function Item({ item, onCancel, onRetry, onRemove }: ItemProps) {
  const t = useText();
  const language = useLanguage();
  const { id, name, size, status } = item;
  const running = status === 'uploading' || status === 'waiting';
  const leave = running ? onCancel : onRemove;
  return (
    <li className={styles.item} data-status={status}>
      <Icon
        icon={status === 'done' ? icons.success : status === 'failed' ? icons.error : icons.file}
        size="md"
        tone={status === 'done' ? 'success' : status === 'failed' ? 'danger' : 'muted'}
      />
      <div className={styles.words}>
        <Text truncate as="div">
          {name}
        </Text>
        <div aria-live={running ? undefined : 'polite'}>
          <Text size="xs" tone={status === 'failed' ? 'danger' : 'muted'} tabular>
            {status === 'failed'
              ? item.message
              : t(fileUpload[status], {
                  size: bytesText(size, language),
                  percent: status === 'uploading' ? Math.round(item.progress ?? 0) : 0,
                })}
          </Text>
        </div>
        {status === 'uploading' && (
          <Progress
            label={t(fileUpload.sending, { name })}
            {...(item.progress === undefined ? {} : { value: item.progress })}
          />
        )}
      </div>
      {status === 'failed' && item.retry && onRetry && (
        <Button
          size="sm"
          variant="ghost"
          ariaLabel={t(fileUpload.retry, { name })}
          onPress={() => onRetry({ id })}
        >
          {t(fileUpload.retryShort)}
        </Button>
      )}
      {leave && (
        <IconButton
          size="sm"
          icon={icons.close}
          label={t(running ? fileUpload.cancel : fileUpload.remove, { name })}
          onPress={() => leave({ id })}
        />
      )}
    </li>
  );
}
