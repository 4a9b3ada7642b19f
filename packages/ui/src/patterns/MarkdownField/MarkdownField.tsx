import {
  useImperativeHandle,
  useRef,
  useState,
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  type Ref,
} from 'react';
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
import { useLanguage } from '../LocaleProvider/useLanguage.ts';
import { useText } from '../LocaleProvider/useText.ts';
import { Markdown, type MarkdownProps } from '../Markdown/index.ts';
import { numberText } from '../numbers.ts';
import { markdownField as texts } from '../texts.ts';
import { MarkdownToolbar } from './MarkdownToolbar.tsx';
import {
  continueList,
  editOf,
  insertBlock,
  type Edit,
  type MarkdownAction,
} from './markdownEdits.ts';
import * as styles from './MarkdownField.css.ts';

/** The end of an upload: the file's key, or why it cannot be used. */
export type MarkdownUpload = { fileKey: string } | { message: string };

/** A label element names it by `id`, or `ariaLabel` or `labelledBy`. */
export interface MarkdownFieldProps
  extends
    ControlNameProps,
    Pick<ControlProps, 'id' | 'disabled' | 'invalid' | 'describedBy'>,
    Pick<MarkdownProps, 'headingLevel' | 'files'> {
  /** The text as it is written. */
  value: string;
  /** Characters that it has at most. More can be typed; the count says so, and the form refuses them. */
  maxLength?: number;
  /** How many lines it is high at first. */
  rows?: number;
  /** Shown while it is empty. */
  placeholder?: string;
  /** Which files the browser offers, as `accept` of an input has it. */
  accept?: string;
  /** The text area, so that it can be given the focus. */
  ref?: Ref<HTMLTextAreaElement>;
  /** A file was chosen, pasted or dropped: upload it, and answer its key or why not. Without it there are no files. */
  onUpload?(event: { file: File }): Promise<MarkdownUpload>;
  /** It was typed into. */
  onChange(event: { value: string }): void;
  /** The focus has left it. */
  onBlur?(): void;
}

/** The files of a text: the addresses of those that it names, and the way of new ones into it. */
export type MarkdownFiles = Pick<MarkdownFieldProps, 'files' | 'onUpload'>;

interface Upload {
  id: number;
  name: string;
  message?: string;
}

const keys: Record<string, MarkdownAction> = { b: 'bold', i: 'italic', k: 'link' };

/**
 * Writes Markdown: marks by a small toolbar and by Ctrl+B, I and K, a preview, pictures and files by choice, paste or
 * drop. What the toolbar writes can be undone like what was typed.
 */
export function MarkdownField({
  value,
  maxLength = maxContentLength,
  rows = 8,
  placeholder,
  headingLevel,
  files,
  accept,
  id,
  disabled = false,
  invalid,
  describedBy,
  ariaLabel,
  labelledBy,
  ref,
  onUpload,
  onChange,
  onBlur,
}: MarkdownFieldProps) {
  const t = useText();
  const language = useLanguage();
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => area.current!, []);
  const [view, setView] = useState<'write' | 'preview'>('write');
  const [over, setOver] = useState(false);
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [news, setNews] = useState('');
  const nextId = useRef(0);
  const length = [...value].length;

  const selected = () => {
    const { value: text, selectionStart: start, selectionEnd: end } = area.current!;
    return { text, start, end };
  };
  const act = (action: MarkdownAction) => apply(area.current!, editOf(action, selected()));

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
    if (area.current) apply(area.current, insertBlock(selected(), block));
  };
  const take = (chosen: FileList | null) => {
    if (!onUpload || disabled) return false;
    const given = [...(chosen ?? [])];
    for (const file of given) void upload(file);
    return given.length > 0;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    const withControl = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    const action = withControl ? keys[event.key.toLowerCase()] : undefined;
    const edit = action
      ? editOf(action, selected())
      : event.key === 'Enter' && !event.shiftKey && !withControl && continueList(selected());
    if (!edit) return;
    event.preventDefault();
    event.stopPropagation();
    apply(area.current!, edit);
  };

  return (
    <div data-component="MarkdownField" className={styles.root}>
      <div className={styles.bar}>
        <MarkdownToolbar
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
          onChange={(change) => setView(change.value)}
        />
      </div>
      {/* It stays while the preview is shown: with it would go what can be undone. */}
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
          ref={area}
          id={id}
          value={value}
          rows={rows}
          growing
          placeholder={placeholder}
          disabled={disabled}
          invalid={invalid}
          describedBy={describedBy}
          ariaLabel={ariaLabel}
          labelledBy={labelledBy}
          onChange={(change) => onChange({ value: change.value })}
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

/** Writes as if it had been typed, so that the browser can undo it. */
function apply(area: HTMLTextAreaElement, { from, to, insert, select }: Edit): void {
  area.focus();
  area.setSelectionRange(from, to);
  // Several lines are several inputs, and one that is answered by a new value breaks off the rest.
  const wait = (event: Event) => event.stopPropagation();
  area.addEventListener('input', wait);
  // Behind the preview it has no focus. The call is old, and the one that browsers keep in what they undo.
  const isTyped = document.activeElement === area && type(insert);
  area.removeEventListener('input', wait);
  if (!isTyped) area.setRangeText(insert, from, to, 'end');
  area.dispatchEvent(new Event('input', { bubbles: true }));
  area.setSelectionRange(...select);
}

function type(text: string): boolean {
  return text ? document.execCommand('insertText', false, text) : document.execCommand('delete');
}
