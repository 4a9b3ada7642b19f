import { Avatar as RadixAvatar } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Icon, icons } from '../Icon/index.ts';
import '../../styles/radix/avatar.css';
import * as styles from './Avatar.css.ts';
import { initials } from './initials.ts';

export const avatarSizes = [24, 32, 40, 64, 96] as const;

export interface AvatarProps {
  /** Whose picture it is; its first letters stand in where there is none. */
  name: string;
  src?: string | null;
  /** Pixels. */
  size?: (typeof avatarSizes)[number];
  kind?: 'person' | 'organization';
  /** The name stands beside it in text, so that it is not read out twice. */
  decorative?: boolean;
  /** At the lower right: a presence dot. */
  presence?: ReactNode;
}

/** A picture of a person (round) or an organisation, or the first letters of the name until there is one. */
export function Avatar({
  name,
  src,
  size = 40,
  kind = 'person',
  decorative,
  presence,
}: AvatarProps) {
  const letters = initials(name);
  const named = decorative
    ? { 'aria-hidden': true as const }
    : { role: 'img' as const, 'aria-label': name };
  return (
    <span data-component="Avatar" className={cx(styles.root, styles.size[size])}>
      <span {...named} className={styles.frame}>
        <RadixAvatar
          size="3"
          variant="soft"
          src={src ?? undefined}
          alt=""
          className={cx(styles.picture, styles.kind[kind])}
          fallback={
            <span className={styles.fallback} aria-hidden>
              {letters || (
                <Icon
                  icon={kind === 'person' ? icons.person : icons.organization}
                  size={size === 96 ? 'xl' : size === 64 ? 'lg' : 'sm'}
                />
              )}
            </span>
          }
        />
      </span>
      {presence ? <span className={styles.presence}>{presence}</span> : null}
    </span>
  );
}
