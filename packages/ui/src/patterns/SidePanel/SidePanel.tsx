import { useContext, type ReactNode } from 'react';
import { icons } from '../../primitives/Icon/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { rootProps, type RootProps } from '../../primitives/rootProps.ts';
import { PanelContext } from './PanelContext.ts';
import * as styles from './SidePanel.css.ts';
import { useText } from '../LocaleProvider/useText.ts';
import * as texts from '../texts.ts';

export interface SidePanelProps extends RootProps<'div', 'title'> {
  /** Title of the panel. */
  title: string;
  /** Text below the title. */
  description?: string;
  /** Called to go back within the panel, such as from a profile to the list. */
  onBack?(): void;
  /** Actions beside the title, such as an icon button. */
  actions?: ReactNode;
  /** Fixed content above the scrolling content, such as a search field or tabs. */
  toolbar?: ReactNode;
  /** Fixed content below the scrolling content, such as a submit button. */
  footer?: ReactNode;
  /** Scrolling content. */
  children: ReactNode;
}

/** Titles wider than this many Latin letters use a smaller font; two lines of a phone hold this many. */
const maxTitleWidth = 48;

/** Width in Latin letters; kana and kanji count twice. */
const widthOf = (title: string) => title.length + (title.match(/[\u2e80-\uffef]/g)?.length ?? 0);

/** Layout of a panel: header, scrolling content and fixed footer. */
export function SidePanel(props: SidePanelProps) {
  const { title, description, onBack, actions, toolbar, footer, children, ...rest } = props;
  const t = useText();
  const shell = useContext(PanelContext);
  return (
    <div {...rootProps({ className: styles.root, 'data-component': 'SidePanel' }, rest)}>
      <header className={styles.header}>
        {onBack && (
          <span className={styles.back}>
            <IconButton icon={icons.back} label={t(texts.back)} variant="ghost" onPress={onBack} />
          </span>
        )}
        <div className={styles.titles}>
          <Heading level={1} size={widthOf(title) > maxTitleWidth ? 'md' : 'lg'}>
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
      {/* Focusable, so that content without controls can be scrolled by keyboard. */}
      <div role="group" aria-label={title} tabIndex={0} className={styles.body} data-part="Body">
        {children}
      </div>
      {footer && <footer className={styles.footer}>{footer}</footer>}
    </div>
  );
}
