import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { NavEntry } from '../../../patterns/navigation.ts';
import { keysOf, shortcuts, type ShortcutGroup } from '../../../patterns/shortcuts.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Dialog } from '../../../primitives/Dialog/index.ts';
import { Heading } from '../../../primitives/Heading/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { KeyHint } from '../../../primitives/KeyHint/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import * as styles from './KeyboardShortcuts.css.ts';

export interface KeyboardShortcutsProps {
  open: boolean;
  /** Entries of the navigation, listed with Alt, Shift and their letter. */
  entries: readonly Pick<NavEntry, 'id' | 'name' | 'shortcut'>[];
  /** Groups that the member has no access to. */
  hidden?: readonly ShortcutGroup[];
  /** Offers the tour of the office. */
  onTour?(): void;
  onClose(): void;
}

const isApple = /Mac|iP(?:hone|ad)/.test(globalThis.navigator?.platform ?? '');
const groups = Object.keys(shortcuts) as ShortcutGroup[];

/** Sheet of all keyboard shortcuts, from the table in `patterns/shortcuts.ts`. */
export function KeyboardShortcuts({
  open,
  entries,
  hidden = [],
  onTour,
  onClose,
}: KeyboardShortcutsProps) {
  const { t } = useTranslation(['shell', 'common']);
  return (
    <Dialog
      open={open}
      size="lg"
      sheet
      title={t('shortcuts.title')}
      closeLabel={t('common:close')}
      onClose={onClose}
    >
      {onTour && (
        <div className={styles.tour}>
          <Button size="sm" icon={icons.tutorial} onPress={onTour}>
            {t('shortcuts.tour')}
          </Button>
        </div>
      )}
      <div className={styles.root} data-component="KeyboardShortcuts">
        {groups
          .filter((group) => !hidden.includes(group))
          .map((group) => (
            <Group
              key={group}
              title={t(`shortcuts.group.${group}`)}
              rows={Object.entries<readonly string[]>(shortcuts[group]).map(
                ([id, combinations]) => ({
                  id,
                  name: t(`shortcuts.${group}.${id}`),
                  combinations,
                }),
              )}
            />
          ))}
        <Group
          title={t('shortcuts.group.panels')}
          rows={entries.map(({ id, name, shortcut }) => ({
            id,
            name,
            combinations: [`Alt+Shift+${shortcut}`],
          }))}
        />
      </div>
    </Dialog>
  );
}

interface GroupProps {
  title: string;
  rows: readonly { id: string; name: string; combinations: readonly string[] }[];
}

function Group({ title, rows }: GroupProps) {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <Heading level={3} id={id}>
        {title}
      </Heading>
      <dl className={styles.list}>
        {rows.map((row) => (
          <div key={row.id} className={styles.row}>
            <dt>
              <Text>{row.name}</Text>
            </dt>
            <dd className={styles.keys}>
              {row.combinations.map((combination) => (
                <KeyHint key={combination} keys={keysOf(combination, isApple)} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
