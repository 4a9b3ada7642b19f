import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../primitives/Avatar/index.ts';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { EmojiText } from '../../../patterns/emoji/EmojiText.tsx';
import * as styles from './MentionList.css.ts';
import type { Mentions } from './useMentions.ts';

interface MentionListProps {
  id: string;
  mentions: Mentions;
}

const labels = {
  member: 'composer.suggestions',
  group: 'composer.suggestions',
  command: 'composer.commandSuggestions',
  emoji: 'composer.emojiSuggestions',
} as const;

/** Suggests members to mention, commands, or emoji. The focus stays in the text field. */
export function MentionList({ id, mentions }: MentionListProps) {
  const { t } = useTranslation('chat');
  const [first] = mentions.found;
  if (!first) return null;
  return (
    <ul
      id={`${id}-mentions`}
      role="listbox"
      aria-label={t(labels[first.kind])}
      className={styles.root}
      data-component="MentionList"
    >
      {mentions.found.map((option, index) => (
        <li
          key={keyOf(option)}
          id={`${id}-mention-${index}`}
          role="option"
          aria-selected={index === mentions.active}
          className={styles.option}
          // Keeps the focus in the text field.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => mentions.choose(option)}
        >
          {option.kind === 'emoji' ? (
            <>
              <span className={styles.icon} aria-hidden>
                <EmojiText text={option.text} />
              </span>
              {option.src === undefined && <Text>{option.label}</Text>}
              <Text size="xs" tone="muted" truncate>
                {`:${option.shortcode}:`}
              </Text>
            </>
          ) : option.kind === 'command' ? (
            <>
              <span className={styles.icon}>
                <Icon icon={icons.slashCommand} tone="muted" />
              </span>
              <span className={styles.command}>
                <Text truncate>
                  {[`/${option.command.name}`, option.command.usageHint].filter(Boolean).join(' ')}
                </Text>
                <Text size="xs" tone="muted" truncate>
                  {t('composer.commandDetail', {
                    description: option.command.description,
                    host: option.command.host,
                  })}
                </Text>
              </span>
            </>
          ) : option.kind === 'group' ? (
            <>
              <span className={styles.icon}>
                <Icon icon={icons.mention} tone="muted" />
              </span>
              <Text>{`@${option.word}`}</Text>
              <Text size="xs" tone="muted" truncate>
                {t(`groupMention.reach.${option.group}`, { count: option.reach })}
              </Text>
            </>
          ) : (
            <>
              <Avatar
                name={option.member.displayName ?? option.member.name}
                src={option.member.avatarUrl}
                size="xs"
                decorative
              />
              <Text truncate>{option.member.displayName ?? option.member.name}</Text>
              {option.member.displayName && (
                <Text size="xs" tone="muted" lang="ja" truncate>
                  {option.member.name}
                </Text>
              )}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

function keyOf(option: Mentions['found'][number]): string {
  if (option.kind === 'member') return option.member.userId;
  if (option.kind === 'command') return option.command.name;
  return option.kind === 'group' ? option.group : option.text;
}
