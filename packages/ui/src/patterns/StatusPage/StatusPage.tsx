import type { ReactNode } from 'react';
import { Heading } from '../../primitives/Heading/index.ts';
import { Icon, type IconGlyph } from '../../primitives/Icon/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { rootProps, type RootProps } from '../../primitives/rootProps.ts';
import { Brand } from '../Brand/index.ts';
import { LanguageSwitch, type LanguageSwitchProps } from '../LanguageSwitch/index.ts';
import * as styles from './StatusPage.css.ts';

export interface StatusPageProps extends RootProps<'div', 'title'> {
  /** Icon of the event. */
  icon: IconGlyph;
  /** Status code above the title, such as "404". */
  code?: string;
  /** Short message. */
  title: string;
  /** Explanation and possible next steps. */
  description: string;
  /** `page` fills the window and shows the product name; `part` fills its container. */
  fill?: 'page' | 'part';
  /** Heading level: 1 if the message is the whole page, as with `page`. */
  level?: 1 | 2;
  /** Props of the language switch; it is omitted without them. */
  languageSwitch?: LanguageSwitchProps | undefined;
  /** Details between description and actions. */
  children?: ReactNode;
  /** Buttons, the primary button first. */
  actions?: ReactNode;
}

/** A full-size message with actions. */
export function StatusPage({
  icon,
  code,
  title,
  description,
  fill = 'page',
  level = fill === 'page' ? 1 : 2,
  languageSwitch,
  children,
  actions,
  ...rest
}: StatusPageProps) {
  const Main = fill === 'page' ? 'main' : 'section';
  return (
    <div
      {...rootProps({ 'data-component': 'StatusPage', className: styles.root }, rest)}
      data-fill={fill}
    >
      {fill === 'page' ? (
        <header className={styles.header}>
          <Brand />
          {languageSwitch ? <LanguageSwitch {...languageSwitch} /> : null}
        </header>
      ) : null}
      <Main className={styles.main}>
        <div className={styles.content}>
          <span className={styles.mark}>
            <Icon icon={icon} size="lg" />
          </span>
          <Stack gap={2}>
            {code ? (
              <Text tone="muted" weight="medium" tabular>
                {code}
              </Text>
            ) : null}
            <Heading level={level} size="xl">
              {title}
            </Heading>
            <Text as="p" tone="muted">
              {description}
            </Text>
          </Stack>
          {children}
          {actions ? <div className={styles.actions}>{actions}</div> : null}
        </div>
      </Main>
    </div>
  );
}
