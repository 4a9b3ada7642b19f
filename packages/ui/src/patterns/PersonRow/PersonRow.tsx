import type { Presence } from '@office/vocabulary';
import { Text } from '../../primitives/Text/index.ts';
import { rootProps, type RootProps } from '../../primitives/rootProps.ts';
import { BotBadge } from '../BotBadge/BotBadge.tsx';
import { DemoBadge } from '../DemoBadge/DemoBadge.tsx';
import { PresenceAvatar } from '../PresenceAvatar/index.ts';
import * as row from '../row.css.ts';
import { ReachabilityMarks } from '../ReachabilityProvider/ReachabilityMarks.tsx';
import { useText } from '../LocaleProvider/useText.ts';
import * as texts from '../texts.ts';

export interface PersonRowProps extends Presence, RootProps<'div'> {
  /** User id, for the status line and quiet time of `ReachabilityProvider`. */
  userId?: string;
  /** Name of the person. */
  name: string;
  /** The name as the person writes it, shown beside a Latin name. */
  nativeName?: string;
  /** URL of the profile picture. */
  avatarUrl?: string;
  /** Secondary text below the presence, such as department or location. */
  note?: string;
  /** Mark beside the name, such as "You". */
  mark?: string;
  /** Marks a simulated colleague of a demo organisation. */
  demo?: boolean;
  /** Marks a bot, which has no presence. */
  bot?: boolean;
  /** Action at the end of the row, such as an icon button. */
  action?: React.ReactNode;
  /** Called when the row is pressed. */
  onOpen(): void;
}

/** A person in a list with their presence. The row opens the profile; the action is beside it. */
export function PersonRow({
  userId,
  name,
  nativeName,
  avatarUrl,
  workingStatus,
  status,
  note,
  mark,
  demo,
  bot,
  action,
  onOpen,
  ...rest
}: PersonRowProps) {
  const t = useText();
  const presence = t(texts.presence, {
    workingStatus: t(texts.workingStatus[workingStatus]),
    status: t(texts.status[status]),
  });
  return (
    <div {...rootProps({ className: row.root, 'data-component': 'PersonRow' }, rest)}>
      <PresenceAvatar
        name={name}
        src={avatarUrl}
        workingStatus={workingStatus}
        status={status}
        bot={bot}
        decorative
      />
      <div className={row.words}>
        <span className={row.line}>
          <button type="button" className={row.rowLink} title={name} onClick={onOpen}>
            {name}
          </button>
          {nativeName && (
            <span className={row.nativeName}>
              <Text size="xs" tone="muted" lang="ja">
                {nativeName}
              </Text>
            </span>
          )}
          {userId && <ReachabilityMarks userId={userId} />}
          {mark && (
            <span className={row.mark}>
              <Text size="xs" tone="accent">
                {mark}
              </Text>
            </span>
          )}
        </span>
        <span className={row.line}>
          {demo && <DemoBadge />}
          {bot ? (
            <BotBadge />
          ) : (
            <Text size="xs" tone="muted" truncate>
              {presence}
            </Text>
          )}
        </span>
        {note && (
          <Text size="xs" tone="muted" truncate>
            {note}
          </Text>
        )}
      </div>
      {action && <span className={row.action}>{action}</span>}
    </div>
  );
}
