import type { Status, WorkingStatus } from '@office/vocabulary';
import { Avatar, type AvatarProps } from '../../primitives/Avatar/index.ts';
import { PresenceDot } from '../PresenceDot/index.ts';

export interface PresenceAvatarProps extends Pick<AvatarProps, 'name' | 'src' | 'size'> {
  /** Work location of the person. */
  workingStatus: WorkingStatus;
  /** Availability of the person. */
  status: Status;
  /** Hides the avatar from screen readers if name and presence are shown as text beside it. */
  decorative?: boolean;
}

/** A profile picture with an icon of the combined presence. */
export function PresenceAvatar(props: PresenceAvatarProps) {
  const { name, src, size = 'md', workingStatus, status, decorative } = props;
  return (
    <span data-component="PresenceAvatar">
      <Avatar
        name={name}
        src={src}
        size={size}
        decorative={decorative}
        presence={
          <PresenceDot
            status={status}
            workingStatus={workingStatus}
            size={size === 'lg' || size === 'xl' ? 'lg' : 'sm'}
            decorative={decorative}
            ring
          />
        }
      />
    </span>
  );
}
