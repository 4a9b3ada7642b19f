import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { cx } from '../../primitives/cx.ts';
import { Icon, icons } from '../../primitives/Icon/index.ts';
import { LiveRegion } from '../../primitives/LiveRegion/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import type { ControlNameProps, ControlProps } from '../../primitives/controlProps.ts';
import { HiddenValues } from '../../primitives/HiddenValues.tsx';
import { rootProps } from '../../primitives/rootProps.ts';
import { useControlValue } from '../../primitives/useControlValue.ts';
import { useComposedRefs } from '../../primitives/useComposedRefs.ts';
import type { InputRootProps } from '../inputRootProps.ts';
import { useLanguage } from '../LocaleProvider/useLanguage.ts';
import { useText } from '../LocaleProvider/useText.ts';
import { numberText } from '../numbers.ts';
import { tagInput } from '../texts.ts';
import { endsTag, joinTags, readTags } from './tags.ts';
import * as styles from './TagInput.css.ts';

/** Named by a label element through `id`, or by `ariaLabel` or `labelledBy`. */
export interface TagInputProps
  extends
    ControlNameProps,
    Pick<ControlProps, 'id' | 'name' | 'disabled' | 'invalid' | 'describedBy'>,
    InputRootProps {
  /** Tags in insertion order. */
  value?: readonly string[];
  /** Initial value when uncontrolled. */
  defaultValue?: readonly string[];
  /** Shown while the field is empty. */
  placeholder?: string;
  /** Virtual keyboard on touch screens. */
  inputMode?: 'text' | 'email';
  /** Allows spaces in tags, so that only commas, semicolons and line breaks separate them. */
  spaces?: boolean;
  /** Maximum number of tags; additional text stays in the input. */
  max?: number;
  /** Returns the validation error of a tag, or undefined. */
  check?(tag: string): string | undefined;
  /** Called when tags are added or removed. */
  onChange?(event: { value: string[] }): void;
  /** Called when the focus leaves the field. */
  onBlur?(): void;
}

const noTags: readonly string[] = [];
const messages = 3;

/**
 * A field for several short texts. Enter, a comma or blur completes a tag; pasted lists are split.
 * The left arrow key or Backspace moves to the tags, where Delete removes a tag and Enter edits it.
 * The form has each tag under the same name.
 */
export function TagInput({
  value: given,
  defaultValue = noTags,
  placeholder,
  inputMode = 'text',
  spaces = false,
  max = Infinity,
  check,
  id,
  name,
  disabled,
  invalid,
  describedBy,
  ariaLabel,
  labelledBy,
  onChange,
  onBlur,
  className,
  style,
  ref,
  ...input
}: TagInputProps) {
  const t = useText();
  const language = useLanguage();
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const inputRef = useComposedRefs(ref, field);
  const [text, setText] = useState('');
  const [value, change] = useControlValue<readonly string[]>({
    ...{ value: given, defaultValue, root },
    onChange: (event) => onChange?.({ value: [...event.value] }),
    onReset: () => setText(''),
  });
  const [news, setNews] = useState('');
  const wrong = check
    ? value.flatMap((tag) => {
        const message = check(tag);
        return message === undefined ? [] : [{ tag, message }];
      })
    : [];

  const commitTags = (typed: string) => {
    const read = readTags(typed, { spaces });
    const next = joinTags(value, read);
    const rest = next.slice(max);
    const taken = next.slice(0, Math.max(max, value.length));
    setText(rest.join(', '));
    if (taken.length === value.length) return;
    setNews(t(tagInput.added, { count: numberText(taken.length - value.length, language) }));
    change(taken);
  };

  const buttons = () => [...(root.current?.querySelectorAll<HTMLElement>('li button') ?? [])];
  const removeAt = (index: number) => {
    const next = buttons()[index + 1] ?? buttons()[index - 1] ?? field.current;
    next?.focus();
    setNews(t(tagInput.removed, { tag: value[index] ?? '' }));
    change(value.filter((_, at) => at !== index));
  };

  const onFieldKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    input.onKeyDown?.(event);
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    const atStart =
      event.currentTarget.selectionStart === 0 && event.currentTarget.selectionEnd === 0;
    if (event.key === 'Enter' && text.trim() !== '') {
      event.preventDefault();
      commitTags(text);
    } else if (
      atStart &&
      (event.key === 'ArrowLeft' || (event.key === 'Backspace' && text === ''))
    ) {
      event.preventDefault();
      buttons().at(-1)?.focus();
    }
  };

  const onTagKeyDown = (event: KeyboardEvent<HTMLElement>, index: number) => {
    const all = buttons();
    switch (event.key) {
      case 'ArrowLeft':
        all[Math.max(0, index - 1)]?.focus();
        break;
      case 'ArrowRight':
        (all[index + 1] ?? field.current)?.focus();
        break;
      case 'Home':
        all[0]?.focus();
        break;
      case 'End':
        field.current?.focus();
        break;
      case 'Backspace':
      case 'Delete':
        removeAt(index);
        break;
      default:
        return;
    }
    event.preventDefault();
  };

  const edit = (index: number) => {
    const tag = value[index] ?? '';
    const others = value.filter((_, at) => at !== index);
    // Converts the current input to a tag first.
    const kept = joinTags(others, readTags(text, { spaces }));
    field.current?.focus();
    setText(tag);
    change(kept);
  };

  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    input.onPaste?.(event);
    if (event.defaultPrevented) return;
    const pasted = event.clipboardData.getData('text');
    if (!endsTag(pasted.trim(), { spaces })) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    commitTags(text.slice(0, selectionStart ?? 0) + pasted + text.slice(selectionEnd ?? 0));
  };

  const keysId = `${id ?? 'tags'}-keys`;
  return (
    <div className={cx(styles.outer, className)} style={style} data-component="TagInput">
      <div
        ref={root}
        className={cx(
          styles.root,
          disabled && styles.disabled,
          (invalid || wrong.length > 0) && styles.invalid,
        )}
        onClick={(event) => {
          if (event.target === event.currentTarget) field.current?.focus();
        }}
        onBlur={(event) => {
          if (event.currentTarget.contains(event.relatedTarget)) return;
          if (text.trim() !== '') commitTags(text);
          onBlur?.();
        }}
      >
        {value.length > 0 && (
          <ul className={styles.tags} aria-label={t(tagInput.tags)}>
            {value.map((tag, index) => {
              const message = wrong.find((each) => each.tag === tag)?.message;
              return (
                <li key={tag} className={cx(styles.tag, message !== undefined && styles.wrong)}>
                  {/* Reached with arrow keys, so that hundreds of tags are a single tab stop. */}
                  <button
                    type="button"
                    tabIndex={-1}
                    disabled={disabled}
                    className={styles.words}
                    onClick={() => edit(index)}
                    onKeyDown={(event) => onTagKeyDown(event, index)}
                  >
                    {message !== undefined && <Icon icon={icons.error} tone="danger" />}
                    <span className={styles.name}>{tag}</span>
                    {message !== undefined && <VisuallyHidden>{message}</VisuallyHidden>}
                    <VisuallyHidden>{t(tagInput.edit)}</VisuallyHidden>
                  </button>
                  {!disabled && (
                    <span
                      aria-hidden
                      className={styles.remove}
                      title={t(tagInput.remove, { tag })}
                      onPointerDown={(event) => event.preventDefault()}
                      onClick={() => removeAt(index)}
                    >
                      <Icon icon={icons.close} />
                    </span>
                  )}
                </li>
              );
            })}
          </ul>
        )}
        <input
          {...rootProps(
            {
              id,
              'aria-label': ariaLabel,
              'aria-labelledby': labelledBy,
              'aria-describedby': [describedBy, keysId].filter(Boolean).join(' '),
              'aria-invalid': invalid || wrong.length > 0 || undefined,
              autoComplete: 'off',
              autoCapitalize: 'none',
              spellCheck: false,
              className: styles.input,
            },
            input,
          )}
          ref={inputRef}
          type="text"
          inputMode={inputMode}
          placeholder={value.length === 0 ? placeholder : undefined}
          disabled={disabled}
          value={text}
          onChange={(event) => {
            const typed = event.target.value;
            const composing = (event.nativeEvent as InputEvent).isComposing;
            if (!composing && endsTag(typed, { spaces })) commitTags(typed);
            else setText(typed);
          }}
          onCompositionEnd={(event) => {
            input.onCompositionEnd?.(event);
            const typed = event.currentTarget.value;
            if (endsTag(typed, { spaces })) commitTags(typed);
          }}
          onKeyDown={onFieldKeyDown}
          onPaste={onPaste}
        />
      </div>
      <HiddenValues name={name} values={value} disabled={disabled} />
      <VisuallyHidden id={keysId}>{t(tagInput.keys)}</VisuallyHidden>
      <LiveRegion>{news}</LiveRegion>
      {wrong.length > 0 && (
        <div className={styles.messages}>
          <ul className={styles.messageList}>
            {wrong.slice(0, messages).map(({ tag, message }) => (
              <li key={tag}>
                <Text size="xs" tone="danger">
                  {t(tagInput.wrong, { tag, message })}
                </Text>
              </li>
            ))}
            {wrong.length > messages && (
              <li>
                <Text size="xs" tone="danger">
                  {t(tagInput.more, { count: wrong.length - messages })}
                </Text>
              </li>
            )}
          </ul>
          <Button
            size="sm"
            variant="ghost"
            onPress={() => {
              const out = new Set(wrong.map(({ tag }) => tag));
              field.current?.focus();
              change(value.filter((tag) => !out.has(tag)));
            }}
          >
            {t(tagInput.removeWrong)}
          </Button>
        </div>
      )}
      {value.length >= max && (
        <Text size="xs" tone="warning">
          {t(tagInput.full, { max: numberText(max, language) })}
        </Text>
      )}
    </div>
  );
}
