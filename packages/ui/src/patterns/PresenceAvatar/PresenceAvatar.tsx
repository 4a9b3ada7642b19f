import type { Status, WorkingStatus } from '@office/vocabulary';
import { Avatar, type AvatarProps } from '../../primitives/Avatar/index.ts';
import { rootProps, type RootProps } from '../../primitives/rootProps.ts';
import { PresenceDot } from '../PresenceDot/index.ts';

export interface PresenceAvatarProps
  extends Pick<AvatarProps, 'name' | 'src' | 'size'>, RootProps<'span'> {
  /** Work location of the person. */
  workingStatus: WorkingStatus;
  /** Availability of the person. */
  status: Status;
  /** Omits the presence, which a bot does not have. */
  bot?: boolean | undefined;
  /** Hides the avatar from screen readers if name and presence are shown as text beside it. */
  decorative?: boolean;
}

/** A profile picture with an icon of the combined presence. */
export function PresenceAvatar(props: PresenceAvatarProps) {
  const { name, src, size = 'md', workingStatus, status, bot, decorative, ...rest } = props;
  return (
    <span {...rootProps({ 'data-component': 'PresenceAvatar' }, rest)}>
      <Avatar
        name={name}
        src={src}
        size={size}
        decorative={decorative}
        presence={
          !bot && (
            <PresenceDot
              status={status}
              workingStatus={workingStatus}
              size={size === 'lg' || size === 'xl' ? 'lg' : 'sm'}
              decorative={decorative}
              ring
            />
          )
        }
      />
    </span>
  );
}
