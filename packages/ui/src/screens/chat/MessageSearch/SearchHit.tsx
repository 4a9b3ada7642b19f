import { messageToPlainText, type ChatRoomType } from '@office/vocabulary';
import { useTranslation } from 'react-i18next';
import * as row from '../../../patterns/row.css.ts';
import { Avatar } from '../../../primitives/Avatar/index.ts';
import { cx } from '../../../primitives/cx.ts';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import type { TimeFormats } from '../../../patterns/dayTimes.ts';
import type { ChatPerson } from '../chat.ts';
import { visibleName } from '../fileName.ts';
import { highlight } from '../messageText.ts';
import * as styles from './SearchHit.css.ts';

export interface MessageHit {
  messageId: string;
  room: { roomId: string; type: ChatRoomType; name: string };
  sender: ChatPerson | null;
  text: string;
  fileNames?: readonly string[];
  createdAt: string;
}

interface SearchHitProps {
  hit: MessageHit;
  keyword: string;
  times: TimeFormats;
  showRoom: boolean;
  onJump(event: { roomId: string; messageId: string; type: ChatRoomType }): void;
}

export function SearchHit({ hit, keyword, times, showRoom, onJump }: SearchHitProps) {
  const { t } = useTranslation('chat');
  const { room, sender, messageId } = hit;
  const name = sender?.name ?? t('message.unknownSender');
  return (
    <div className={cx(row.root, styles.root)} data-component="SearchHit">
      <Avatar name={name} src={sender?.avatarUrl} size="sm" decorative />
      <div className={row.words}>
        <div className={row.line}>
          <button
            type="button"
            className={row.rowLink}
            aria-label={t('search.hit', {
              room: room.name,
              name,
              context: sender ? undefined : 'former',
            })}
            onClick={() => onJump({ roomId: room.roomId, messageId, type: room.type })}
          >
            {name}
          </button>
          <span className={row.time}>
            <Text size="xs" tone="muted" tabular as="time" dateTime={hit.createdAt}>
              {times.full(hit.createdAt)}
            </Text>
          </span>
        </div>
        {showRoom && room.name !== sender?.name && (
          <Text size="xs" tone="muted" truncate as="div">
            {room.name}
          </Text>
        )}
        {hit.text && (
          <p className={styles.text}>
            <Marked text={messageToPlainText(hit.text)} keyword={keyword} />
          </p>
        )}
        {hit.fileNames?.map((fileName) => (
          <span key={fileName} className={styles.file}>
            <Icon icon={icons.attachment} tone="muted" />
            <Text size="xs" truncate>
              <Marked text={visibleName(fileName)} keyword={keyword} />
            </Text>
          </span>
        ))}
      </div>
    </div>
  );
}

function Marked({ text, keyword }: { text: string; keyword: string }) {
  return highlight(text, keyword).map((part, index) =>
    part.hit ? (
      <mark key={index} className={styles.mark}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
