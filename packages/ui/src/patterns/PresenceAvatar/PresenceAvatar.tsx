import type { Status, WorkingStatus } from '@office/vocabulary';
import { Avatar, type AvatarProps } from '../../primitives/Avatar/index.ts';
import { PresenceDot } from '../PresenceDot/index.ts';

export interface PresenceAvatarProps extends Pick<AvatarProps, 'name' | 'src' | 'size'> {
  /** Their work location. */
  workingStatus: WorkingStatus;
  /** Whether they can be spoken to. */
  status: Status;
  /** Name and presence stand beside it in words, so that they are not read out twice. */
  decorative?: boolean;
}

/** Someone's picture, with the icon of their combined presence at its edge. */
export function PresenceAvatar(props: PresenceAvatarProps) {
  const { name, src, size = 40, workingStatus, status, decorative } = props;
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
            size={size >= 64 ? 'lg' : 'sm'}
            decorative={decorative}
            ring
          />
        }
      />
    </span>
  );
}
