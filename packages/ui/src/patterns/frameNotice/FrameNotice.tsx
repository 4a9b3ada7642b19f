import type { ReactNode } from 'react';
import { Heading } from '../../primitives/Heading/index.ts';
import { Icon, icons, type IconGlyph } from '../../primitives/Icon/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { useText } from '../LocaleProvider/useText.ts';
import * as texts from '../texts.ts';
import * as styles from './FrameNotice.css.ts';

interface FrameNoticeProps {
  /** Accessible name. */
  name: string;
  /** Name of the screen for `data-component`. */
  component: string;
  /** Defaults to `complementary`. */
  role?: 'complementary' | 'region' | 'group';
  icon?: IconGlyph;
  /** Replaces the icon, for example with an avatar. */
  leading?: ReactNode;
  title: ReactNode;
  text?: string;
  details?: ReactNode;
  list?: ReactNode;
  children?: ReactNode;
  /** Announces the title and the text. Set to false with a `LiveRegion` that stays mounted. */
  announced?: boolean;
  /** Keeps the notice above dialogs and in fullscreen: another member is waiting for the answer. */
  urgent?: boolean;
  onClose(): void;
}

/** Notice in a separate row of `AppShell`. Takes no focus and covers nothing. */
export function FrameNotice({ announced = true, urgent = false, ...props }: FrameNoticeProps) {
  const { name, component, role = 'complementary', icon, leading, title, text, details } = props;
  const t = useText();
  return (
    <div
      role={role}
      aria-label={name}
      className={styles.root}
      data-component={component}
      data-urgent={urgent || undefined}
    >
      <div className={styles.row}>
        <div className={styles.content}>
          {leading}
          {icon && (
            <span className={styles.icon}>
              <Icon icon={icon} />
            </span>
          )}
          <div className={styles.words} {...(announced ? { role: 'status' } : {})}>
            {typeof title === 'string' ? (
              <Heading level={2} size="sm">
                {title}
              </Heading>
            ) : (
              title
            )}
            {text && (
              <Text as="p" size="sm" tone="muted">
                {text}
              </Text>
            )}
            {details}
          </div>
        </div>
        {props.list && <div className={styles.list}>{props.list}</div>}
        {props.children && <div className={styles.actions}>{props.children}</div>}
        <span className={styles.close}>
          <IconButton
            size="sm"
            icon={icons.close}
            label={t(texts.toast.close)}
            onPress={props.onClose}
          />
        </span>
      </div>
    </div>
  );
}
