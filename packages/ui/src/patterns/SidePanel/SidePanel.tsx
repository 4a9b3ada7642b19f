import { useContext, type ReactNode } from 'react';
import { icons } from '../../primitives/Icon/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { PanelContext } from './PanelContext.ts';
import * as styles from './SidePanel.css.ts';
import { useText } from '../LocaleProvider/useText.ts';
import * as texts from '../texts.ts';

export interface SidePanelProps {
  /** Names the panel. */
  title: string;
  /** A line below the title. */
  description?: string;
  /** A step back inside the panel, such as from a profile to the list. */
  onBack?(): void;
  /** Beside the title, such as one icon button. */
  actions?: ReactNode;
  /** Stays in view above the content, such as a search field or tabs. */
  toolbar?: ReactNode;
  /** Stays in view below the content, such as the form's one button. */
  footer?: ReactNode;
  /** The content that scrolls. */
  children: ReactNode;
}

/** A wider title is set smaller: two lines of a phone hold this many letters of the alphabet. */
const widestTitle = 48;

/** How many letters of the alphabet are as wide; kana and kanji are twice that. */
const widthOf = (title: string) => title.length + (title.match(/[\u2e80-\uffef]/g)?.length ?? 0);

/** The parts of every panel: a header with its name, content that scrolls, and a footer that stays in view. */
export function SidePanel(props: SidePanelProps) {
  const { title, description, onBack, actions, toolbar, footer, children } = props;
  const t = useText();
  const shell = useContext(PanelContext);
  return (
    <div className={styles.root} data-component="SidePanel">
      <header className={styles.header}>
        {onBack && (
          <span className={styles.back}>
            <IconButton icon={icons.back} label={t(texts.back)} variant="ghost" onPress={onBack} />
          </span>
        )}
        <div className={styles.titles}>
          <Heading level={1} size={widthOf(title) > widestTitle ? 'md' : 'lg'}>
            {title}
          </Heading>
          {description && (
            <Text as="p" size="xs" tone="muted">
              {description}
            </Text>
          )}
        </div>
        {actions}
        {shell && (
          <IconButton
            icon={icons.close}
            label={t(texts.closePanel)}
            variant="ghost"
            onPress={shell.onClose}
          />
        )}
      </header>
      {toolbar && <div className={styles.toolbar}>{toolbar}</div>}
      {/* Content without a control of its own must scroll by keyboard too. */}
      <div role="group" aria-label={title} tabIndex={0} className={styles.body} data-part="Body">
        {children}
      </div>
      {footer && <footer className={styles.footer}>{footer}</footer>}
    </div>
  );
}
