import { planItemKinds, type PlanItemKind } from '@office/vocabulary';
import { useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../../patterns/FormField/index.ts';
import { Icon, icons } from '../../../../primitives/Icon/index.ts';
import { Select } from '../../../../primitives/Select/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import { TextField } from '../../../../primitives/TextField/index.ts';
import { kindOf } from './model/kinds/kinds.ts';
import { allKeys, refOf, type Keys, type PlanItemKey } from './model/planItems.ts';
import { nameOf } from './names.ts';
import type { EditedPlan } from './planEditorState.ts';
import * as styles from './PlanItemList.css.ts';

interface PlanItemListProps {
  plan: EditedPlan;
  selection: Keys;
  marks: ReadonlyMap<PlanItemKey, 'error' | 'warning'>;
  onSelect(keys: Iterable<PlanItemKey>): void;
  onShow(key: PlanItemKey): void;
}

/** Extra rows rendered outside of the visible range, and row height in rem. */
const overscanRows = 6;
const rowHeight = 2.25;

interface PlanItemRow {
  key: PlanItemKey;
  name: string;
}

function planItemRows(
  plan: EditedPlan,
  { kind, words }: { kind: PlanItemKind | 'all'; words: string },
  nameOf: (key: PlanItemKey) => string,
): PlanItemRow[] {
  const sought = plain(words).split(' ').filter(Boolean);
  return allKeys(plan)
    .filter((key) => kind === 'all' || refOf(key).kind === kind)
    .map((key) => ({ key, name: nameOf(key) }))
    .filter(({ name }) => {
      const own = plain(name);
      return sought.every((word) => own.includes(word));
    });
}

const plain = (text: string) => text.normalize('NFKC').toLowerCase();

/** Searchable list of all objects of the plan. Renders only the visible rows. */
export function PlanItemList({ plan, selection, marks, onSelect, onShow }: PlanItemListProps) {
  const { t, i18n } = useTranslation('admin-floors');
  const [kind, setKind] = useState<PlanItemKind | 'all'>('all');
  const [words, setWords] = useState('');
  const [active, setActive] = useState(0);
  const [range, setRange] = useState({ first: 0, last: 20 });
  const list = useRef<HTMLDivElement>(null);
  const ownId = useId();
  const rows = useMemo(
    () => planItemRows(plan, { kind, words }, (key) => nameOf(plan, key, t, i18n.language)),
    [plan, kind, words, t, i18n.language],
  );
  const at = Math.min(active, rows.length - 1);

  const look = () => {
    const element = list.current;
    if (!element || rows.length === 0) return;
    const height = element.scrollHeight / rows.length;
    setRange({
      first: Math.floor(element.scrollTop / height),
      last: Math.ceil((element.scrollTop + element.clientHeight) / height),
    });
  };

  const reach = (index: number) => {
    const element = list.current;
    const next = Math.max(0, Math.min(rows.length - 1, index));
    setActive(next);
    if (!element) return;
    const height = element.scrollHeight / rows.length;
    const [top, bottom] = [next * height, (next + 1) * height];
    if (top < element.scrollTop) element.scrollTop = top;
    else if (bottom > element.scrollTop + element.clientHeight)
      element.scrollTop = bottom - element.clientHeight;
  };

  const choose = (index: number, add: boolean) => {
    const row = rows[index];
    if (!row) return;
    setActive(index);
    const keys = new Set(add ? selection : []);
    if (!add || !keys.delete(row.key)) keys.add(row.key);
    onSelect(keys);
    onShow(row.key);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const page = Math.max(1, range.last - range.first - 2);
    const steps: Record<string, () => void> = {
      ArrowDown: () => reach(at + 1),
      ArrowUp: () => reach(at - 1),
      PageDown: () => reach(at + page),
      PageUp: () => reach(at - page),
      Home: () => reach(0),
      End: () => reach(rows.length - 1),
      Enter: () => choose(at, false),
      ' ': () => choose(at, true),
    };
    const act = steps[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };

  const first = Math.max(0, range.first - overscanRows);
  const last = Math.min(rows.length, range.last + overscanRows);
  const drawn = rows.slice(first, last).map((row, nth) => ({ ...row, index: first + nth }));
  // Always renders the active row, because screen readers announce it.
  if (rows[at] && (at < first || at >= last)) drawn.push({ ...rows[at], index: at });
  const kindOption = (value: PlanItemKind | 'all') => ({
    value,
    label: t(`editor.kinds.${value}`),
  });
  return (
    <section aria-label={t('editor.list')} className={styles.root}>
      <div className={styles.filters}>
        <TextField
          type="search"
          ariaLabel={t('editor.search')}
          placeholder={t('editor.search')}
          value={words}
          prefix={<Icon icon={icons.search} tone="muted" />}
          onChange={({ value }) => {
            setWords(value);
            setActive(0);
          }}
        />
        <FormField label={t('editor.field.kind')}>
          {({ id, labelledBy }) => (
            <Select
              {...{ id, labelledBy, value: kind }}
              options={(['all', ...planItemKinds] as const).map(kindOption)}
              onChange={({ value }) => {
                setKind(value);
                setActive(0);
              }}
            />
          )}
        </FormField>
      </div>
      <Text as="p" size="xs" tone="muted">
        {t('editor.items', { count: rows.length })}
      </Text>
      {rows.length > 0 && (
        <div
          ref={list}
          role="listbox"
          aria-label={t('editor.list')}
          aria-multiselectable="true"
          aria-activedescendant={rows[at] && `${ownId}-${rows[at].key}`}
          tabIndex={0}
          className={styles.list}
          onKeyDown={onKeyDown}
          onScroll={look}
        >
          <div
            role="presentation"
            className={styles.rows}
            style={{ height: `${rows.length * rowHeight}rem` }}
          >
            {drawn.map(({ key, name, index }) => {
              const mark = marks.get(key);
              return (
                <div
                  key={key}
                  id={`${ownId}-${key}`}
                  role="option"
                  aria-selected={selection.has(key)}
                  aria-setsize={rows.length}
                  aria-posinset={index + 1}
                  data-active={index === at}
                  className={styles.row}
                  style={{ insetBlockStart: `${index * rowHeight}rem` }}
                  onClick={(event) =>
                    choose(index, event.shiftKey || event.ctrlKey || event.metaKey)
                  }
                >
                  <Icon icon={icons[kindOf(refOf(key).kind).icon]} tone="muted" />
                  <span className={styles.name}>{name}</span>
                  {mark && (
                    <Icon
                      icon={mark === 'error' ? icons.error : icons.warning}
                      tone={mark === 'error' ? 'danger' : 'warning'}
                      label={t(`editor.severity.${mark}`)}
                    />
                  )}
                </div>
              );
            })}
          </div>
        </div>
      )}
    </section>
  );
}
