import { useEffect, useRef, type KeyboardEvent } from 'react';
import { icons, type IconGlyph } from '../../primitives/Icon/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { Tooltip } from '../../primitives/Tooltip/index.ts';
import { useText } from '../LocaleProvider/useText.ts';
import { markdownField as texts } from '../texts.ts';
import { markdownActions, type MarkdownAction } from './markdownEdits.ts';
import * as styles from './MarkdownField.css.ts';

interface MarkdownToolbarProps {
  disabled: boolean;
  accept: string | undefined;
  onAction(action: MarkdownAction): void;
  onFiles: ((files: FileList | null) => void) | undefined;
}

const icon: Record<MarkdownAction, IconGlyph> = {
  bold: icons.bold,
  italic: icons.italic,
  heading: icons.heading,
  list: icons.list,
  numberedList: icons.numberedList,
  quote: icons.quote,
  code: icons.code,
  link: icons.link,
};

const key: Partial<Record<MarkdownAction, string>> = { bold: 'B', italic: 'I', link: 'K' };

/** Formatting toolbar with a roving tab index; arrow keys move between the buttons. */
export function MarkdownToolbar({ disabled, accept, onAction, onFiles }: MarkdownToolbarProps) {
  const t = useText();
  const bar = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => rove(bar.current!, 0), [disabled]);
  const words: Record<MarkdownAction, string> = {
    bold: t(texts.bold),
    italic: t(texts.italic),
    heading: t(texts.heading),
    list: t(texts.list),
    numberedList: t(texts.numberedList),
    quote: t(texts.quote),
    code: t(texts.code),
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
      {markdownActions.map((action) => (
        <Tooltip
          key={action}
          label={
            key[action]
              ? t(texts.withKey, { name: words[action], key: key[action] })
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
    </div>
  );
}

const buttonsOf = (bar: HTMLElement) => [...bar.querySelectorAll('button')];

function rove(bar: HTMLElement, current: number): void {
  for (const [index, button] of buttonsOf(bar).entries())
    button.tabIndex = index === current ? 0 : -1;
}
