import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { icons, type IconGlyph } from '../../primitives/Icon/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { Tooltip } from '../../primitives/Tooltip/index.ts';
import { useText } from '../LocaleProvider/useText.ts';
import { markdownField as texts } from '../texts.ts';
import type { MarkdownAction } from './markdownEdits.ts';
import * as styles from './MarkdownField.css.ts';

interface MarkdownToolbarProps {
  actions: readonly MarkdownAction[];
  keys: Partial<Record<MarkdownAction, string>>;
  disabled?: boolean;
  accept?: string | undefined;
  onAction(action: MarkdownAction): void;
  onFiles?: ((files: FileList | null) => void) | undefined;
  children?: ReactNode;
}

const icon: Record<MarkdownAction, IconGlyph> = {
  bold: icons.bold,
  italic: icons.italic,
  strike: icons.strike,
  heading: icons.heading,
  list: icons.list,
  numberedList: icons.numberedList,
  quote: icons.quote,
  code: icons.code,
  codeBlock: icons.codeBlock,
  link: icons.link,
};

export const markdownKeys: Partial<Record<MarkdownAction, string>> = {
  bold: 'B',
  italic: 'I',
  link: 'K',
};

/** Formatting toolbar with a roving tab index; arrow keys move between the buttons. */
export function MarkdownToolbar({
  actions,
  keys,
  disabled = false,
  accept,
  onAction,
  onFiles,
  children,
}: MarkdownToolbarProps) {
  const t = useText();
  const bar = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => rove(bar.current!, 0), [disabled]);
  const words: Record<MarkdownAction, string> = {
    bold: t(texts.bold),
    italic: t(texts.italic),
    strike: t(texts.strike),
    heading: t(texts.heading),
    list: t(texts.list),
    numberedList: t(texts.numberedList),
    quote: t(texts.quote),
    code: t(texts.code),
    codeBlock: t(texts.codeBlock),
    link: t(texts.link),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const buttons = buttonsOf(bar.current!);
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    if (step === undefined || at < 0) return;
    event.preventDefault();
    const next = (at + step + buttons.length) % buttons.length;
    rove(bar.current!, next);
    buttons[next]!.focus();
  };
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={t(texts.toolbar)}
      className={styles.toolbar}
      onKeyDown={onKeyDown}
    >
      {actions.map((action) => (
        <Tooltip
          key={action}
          label={
            keys[action]
              ? t(texts.withKey, { name: words[action], key: keys[action] })
              : words[action]
          }
        >
          <IconButton
            icon={icon[action]}
            label={words[action]}
            size="sm"
            disabled={disabled}
            onPress={() => onAction(action)}
          />
        </Tooltip>
      ))}
      {onFiles && (
        <>
          <Tooltip label={t(texts.file)}>
            <IconButton
              icon={icons.attachment}
              label={t(texts.file)}
              size="sm"
              disabled={disabled}
              onPress={() => input.current?.click()}
            />
          </Tooltip>
          <input
            ref={input}
            type="file"
            hidden
            multiple
            accept={accept}
            aria-label={t(texts.file)}
            onChange={(event) => {
              onFiles(event.target.files);
              event.target.value = '';
            }}
          />
        </>
      )}
      {children}
    </div>
  );
}

const buttonsOf = (bar: HTMLElement) => [...bar.querySelectorAll('button')];

function rove(bar: HTMLElement, current: number): void {
  for (const [index, button] of buttonsOf(bar).entries())
    button.tabIndex = index === current ? 0 : -1;
}
