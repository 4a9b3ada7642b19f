import { useRef, useState, type ClipboardEvent, type DragEvent, type KeyboardEvent } from 'react';
import { markdownFile, maxContentLength } from '@office/vocabulary';
import { Icon, icons } from '../../primitives/Icon/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { LiveRegion } from '../../primitives/LiveRegion/index.ts';
import { SegmentedControl } from '../../primitives/SegmentedControl/index.ts';
import { Spinner } from '../../primitives/Spinner/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { TextArea } from '../../primitives/TextArea/index.ts';
import { cx } from '../../primitives/cx.ts';
import type { ControlNameProps, ControlProps } from '../../primitives/controlProps.ts';
import type { RootProps } from '../../primitives/rootProps.ts';
import { useComposedRefs } from '../../primitives/useComposedRefs.ts';
import { useControlValue } from '../../primitives/useControlValue.ts';
import { useLanguage } from '../LocaleProvider/useLanguage.ts';
import { useText } from '../LocaleProvider/useText.ts';
import { Markdown, type MarkdownProps } from '../Markdown/index.ts';
import { numberText } from '../numbers.ts';
import { markdownField as texts } from '../texts.ts';
import { applyEdit, selectionOf } from './applyEdit.ts';
import { MarkdownToolbar, markdownKeys } from './MarkdownToolbar.tsx';
import {
  continueList,
  documentActions,
  editOf,
  insertBlock,
  type MarkdownAction,
} from './markdownEdits.ts';
import * as styles from './MarkdownField.css.ts';

export type MarkdownUpload = { fileKey: string } | { message: string };

/** Named by a label element through `id`, or by `ariaLabel` or `labelledBy`. */
export interface MarkdownFieldProps
  extends
    ControlNameProps,
    Pick<ControlProps, 'id' | 'name' | 'disabled' | 'invalid' | 'describedBy'>,
    Pick<MarkdownProps, 'headingLevel' | 'files'>,
    RootProps<'textarea', 'onBlur' | 'onChange'> {
  /** Markdown source. */
  value?: string;
  /** Initial value when uncontrolled. */
  defaultValue?: string;
  /** Maximum number of characters. Longer input is accepted and counted; the form must reject it. */
  maxLength?: number;
  /** Initial height in lines. */
  rows?: number;
  /** Shown while the field is empty. */
  placeholder?: string;
  /** File types offered by the browser, as in the `accept` attribute of an input. */
  accept?: string;
  /**
   * Uploads a file and resolves with its key or an error message. Without it, files are disabled.
   */
  onUpload?(event: { file: File }): Promise<MarkdownUpload>;
  /** Called on input. */
  onChange?(event: { value: string }): void;
  /** Called when the focus leaves the field. */
  onBlur?(): void;
}

export type MarkdownFiles = Pick<MarkdownFieldProps, 'files' | 'onUpload'>;

interface Upload {
  id: number;
  name: string;
  message?: string;
}

const keys: Record<string, MarkdownAction> = { b: 'bold', i: 'italic', k: 'link' };

/** A Markdown editor with toolbar, shortcuts (Ctrl+B, I and K), preview and files. */
export function MarkdownField({
  value: given,
  defaultValue = '',
  maxLength = maxContentLength,
  rows = 8,
  headingLevel,
  files,
  accept,
  disabled = false,
  className,
  style,
  ref,
  onUpload,
  onChange,
  onBlur,
  ...input
}: MarkdownFieldProps) {
  const t = useText();
  const language = useLanguage();
  const area = useRef<HTMLTextAreaElement>(null);
  const [value, change] = useControlValue({ value: given, defaultValue, onChange, root: area });
  const [view, setView] = useState<'write' | 'preview'>('write');
  const [over, setOver] = useState(false);
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [news, setNews] = useState('');
  const nextId = useRef(0);
  const length = [...value].length;

  const selected = () => selectionOf(area.current!);
  const act = (action: MarkdownAction) => applyEdit(area.current!, editOf(action, selected()));

  const upload = async (file: File) => {
    const one: Upload = { id: (nextId.current += 1), name: file.name };
    setUploads((all) => [...all, one]);
    const ended = await onUpload!({ file });
    if ('message' in ended) {
      setUploads((all) => all.map((other) => (other.id === one.id ? { ...one, ...ended } : other)));
      return;
    }
    setUploads((all) => all.filter((other) => other.id !== one.id));
    setNews(t(texts.added, { name: file.name }));
    const isPicture = file.type.startsWith('image/');
    const block = markdownFile({ fileKey: ended.fileKey, fileName: file.name, isPicture });
    if (area.current) applyEdit(area.current, insertBlock(selected(), block));
  };
  const take = (fileList: FileList | null) => {
    if (!onUpload || disabled) return false;
    const selectedFiles = [...(fileList ?? [])];
    for (const file of selectedFiles) void upload(file);
    return selectedFiles.length > 0;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    input.onKeyDown?.(event);
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    const withControl = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    const action = withControl ? keys[event.key.toLowerCase()] : undefined;
    const edit = action
      ? editOf(action, selected())
      : event.key === 'Enter' && !event.shiftKey && !withControl && continueList(selected());
    if (!edit) return;
    event.preventDefault();
    event.stopPropagation();
    applyEdit(area.current!, edit);
  };

  return (
    <div data-component="MarkdownField" className={cx(styles.root, className)} style={style}>
      <div className={styles.bar}>
        <MarkdownToolbar
          actions={documentActions}
          keys={markdownKeys}
          disabled={disabled || view === 'preview'}
          accept={accept}
          onAction={act}
          onFiles={onUpload && take}
        />
        <SegmentedControl
          size="sm"
          ariaLabel={t(texts.view)}
          options={[
            { value: 'write', label: t(texts.write) },
            { value: 'preview', label: t(texts.preview) },
          ]}
          value={view}
          onChange={(event) => setView(event.value)}
        />
      </div>
      {/* Stays mounted during the preview, because unmounting would lose the undo history. */}
      <div
        hidden={view === 'preview'}
        className={cx(styles.writing, over && styles.over)}
        onPaste={(event: ClipboardEvent) => {
          if (take(event.clipboardData.files)) event.preventDefault();
        }}
        onDragOver={(event: DragEvent) => {
          if (!onUpload || !event.dataTransfer.types.includes('Files')) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event: DragEvent) => {
          setOver(false);
          if (take(event.dataTransfer.files)) event.preventDefault();
        }}
      >
        <TextArea
          {...input}
          ref={useComposedRefs(ref, area)}
          value={value}
          rows={rows}
          growing
          disabled={disabled}
          onChange={(event) => change(event.value)}
          onBlur={() => onBlur?.()}
          onKeyDown={onKeyDown}
        />
      </div>
      {view === 'preview' && (
        <div role="group" aria-label={t(texts.preview)} className={styles.preview}>
          {value.trim() ? (
            <Markdown text={value} headingLevel={headingLevel} files={files} />
          ) : (
            <Text tone="muted">{t(texts.empty)}</Text>
          )}
        </div>
      )}
      {uploads.length > 0 && (
        <ul aria-label={t(texts.uploads)} className={styles.uploads}>
          {uploads.map(({ id: uploadId, name, message }) => (
            <li key={uploadId} className={styles.upload}>
              {message === undefined ? <Spinner /> : <Icon icon={icons.warning} tone="danger" />}
              <span className={styles.uploadText}>
                <Text size="xs">{name}</Text>
                {message !== undefined && (
                  <Text size="xs" tone="danger">
                    {message}
                  </Text>
                )}
              </span>
              {message !== undefined && (
                <IconButton
                  icon={icons.close}
                  label={t(texts.dismiss, { name })}
                  size="xs"
                  onPress={() => {
                    area.current?.focus();
                    setUploads((all) => all.filter((other) => other.id !== uploadId));
                  }}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.count} data-over={length > maxLength || undefined}>
        <Text size="xs" tone={length > maxLength ? 'danger' : 'muted'}>
          {t(length > maxLength ? texts.tooLong : texts.count, {
            count: numberText(length, language),
            max: numberText(maxLength, language),
          })}
        </Text>
      </div>
      <LiveRegion>
        {news}
        {uploads.flatMap(({ name, message }) => (message ? `${name}: ${message}` : [])).join(' ')}
      </LiveRegion>
    </div>
  );
}
