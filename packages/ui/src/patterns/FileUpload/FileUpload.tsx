import { useId, useRef, useState, type DragEvent } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { cx } from '../../primitives/cx.ts';
import { Icon, icons } from '../../primitives/Icon/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { Progress } from '../../primitives/Progress/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import type { ControlProps } from '../../primitives/controlProps.ts';
import { useLanguage } from '../LocaleProvider/useLanguage.ts';
import { useText } from '../LocaleProvider/useText.ts';
import { bytesText } from '../numbers.ts';
import { fileUpload } from '../texts.ts';
import * as styles from './FileUpload.css.ts';

/** A file that was chosen, and how far it is. */
export type UploadItem = {
  /** Its own among them. */
  id: string;
  /** The file's name. */
  name: string;
  /** Bytes. */
  size: number;
} & (
  | { status: 'waiting' }
  /** `progress`: per cent; without it the length is not known. */
  | { status: 'uploading'; progress?: number }
  | { status: 'done' }
  /** `retry`: another try makes sense. */
  | { status: 'failed'; message: string; retry?: boolean }
);

export interface FileUploadProps extends Pick<
  ControlProps,
  'id' | 'disabled' | 'invalid' | 'describedBy'
> {
  /** Names it where no label element does: the files that are wanted. */
  ariaLabel?: string;
  /** Which files can be sent, below the invitation. */
  hint?: string;
  /** The files so far, in the order in which they were chosen. */
  items: readonly UploadItem[];
  /** Which files the browser offers, as `accept` of an input has it: ".csv,text/csv". Dropped ones can be others. */
  accept?: string;
  /** Several at a time. */
  multiple?: boolean;
  /** Files were picked or dropped: check them, and answer by `items`. */
  onChoose(event: { files: readonly File[] }): void;
  /** One on its way, or that waits for it, is no longer wanted. */
  onCancel?(event: { id: string }): void;
  /** One that failed is to be sent again. */
  onRetry?(event: { id: string }): void;
  /** One that is done or failed is to go from the list. */
  onRemove?(event: { id: string }): void;
}

/** Takes files by drop or choice, and shows how far each is. It sends nothing itself. */
export function FileUpload({
  ariaLabel,
  hint,
  items,
  accept,
  multiple = false,
  id,
  disabled,
  invalid,
  describedBy,
  onChoose,
  onCancel,
  onRetry,
  onRemove,
}: FileUploadProps) {
  const t = useText();
  const ownId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const choose = (files: FileList | null) => {
    const chosen = [...(files ?? [])].slice(0, multiple ? undefined : 1);
    if (chosen.length > 0) onChoose({ files: chosen });
  };
  const isOfFiles = (event: DragEvent) => !disabled && event.dataTransfer.types.includes('Files');
  return (
    <div className={styles.root} data-component="FileUpload">
      <div
        className={cx(styles.zone, over && styles.over, invalid && styles.invalid)}
        data-part="Zone"
        data-over={over || undefined}
        onDragEnter={(event) => isOfFiles(event) && setOver(true)}
        onDragOver={(event) => {
          // A browser that is not told would open the file in place of the page.
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
          ref={input}
          id={id ?? ownId}
          type="file"
          aria-label={ariaLabel}
          aria-describedby={
            [hint && `${ownId}-hint`, describedBy].filter(Boolean).join(' ') || undefined
          }
          aria-invalid={invalid || undefined}
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          className={styles.input}
          onChange={(event) => {
            choose(event.target.files);
            // The same file can be chosen again.
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
      {items.length > 0 && (
        <ul className={styles.list} aria-label={t(fileUpload.files)}>
          {items.map((item) => (
            <Item
              key={item.id}
              item={item}
              onCancel={onCancel}
              onRetry={onRetry}
              onRemove={
                onRemove &&
                ((event) => {
                  // The button goes with its file.
                  input.current?.focus();
                  onRemove(event);
                })
              }
            />
          ))}
        </ul>
      )}
    </div>
  );
}

type ItemProps = { item: UploadItem } & Record<
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
