import type { ReactNode } from 'react';
import { Heading } from '../../primitives/Heading/index.ts';
import { Icon, type IconGlyph } from '../../primitives/Icon/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { Brand } from '../Brand/index.ts';
import { LanguageSwitch, type LanguageSwitchProps } from '../LanguageSwitch/index.ts';
import * as styles from './StatusPage.css.ts';

export interface StatusPageProps {
  /** A picture of what happened. */
  icon: IconGlyph;
  /** The status that stands above the title, such as "404". */
  code?: string;
  /** The news in a few words. */
  title: string;
  /** The meaning, and the way out. */
  description: string;
  /** `page` fills the window and shows the product's name; `part` fills its place in a page. */
  fill?: 'page' | 'part';
  /** The rank of the title: 1 where the news is the page itself, as with `page`. */
  level?: 1 | 2;
  /** Shows the language switch. */
  language?: LanguageSwitchProps | undefined;
  /** Details between the words and the actions. */
  children?: ReactNode;
  /** Ways to go on: buttons, the primary one first. */
  actions?: ReactNode;
}

/** One piece of news in words, and the way on. */
export function StatusPage({
  icon,
  code,
  title,
  description,
  fill = 'page',
  level = fill === 'page' ? 1 : 2,
  language,
  children,
  actions,
}: StatusPageProps) {
  const Main = fill === 'page' ? 'main' : 'section';
  return (
    <div data-component="StatusPage" data-fill={fill} className={styles.root}>
      {fill === 'page' ? (
        <header className={styles.header}>
          <Brand />
          {language ? <LanguageSwitch {...language} /> : null}
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
