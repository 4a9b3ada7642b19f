import { deskDecorationKinds, deskSlots } from '@office/vocabulary';
import type { DeskDecorationKind, DeskSlot } from '@office/vocabulary';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../primitives/Button/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { type DeskDecoration, type DeskNote } from '../people.ts';
import { SwatchGroup } from '../SwatchGroup.tsx';
import { Decoration } from './Decoration.tsx';
import * as styles from './DeskDecorations.css.ts';
import { DeskPicture } from './DeskPicture.tsx';

interface DeskDecorationsProps {
  decorations: readonly DeskDecoration[];
  notes: readonly DeskNote[];
  onChange(event: { decorations: readonly DeskDecoration[] }): void;
}

export function DeskDecorations({ decorations, notes, onChange }: DeskDecorationsProps) {
  const { t } = useTranslation('people');
  const [open, setOpen] = useState(false);
  const [slot, setSlot] = useState<DeskSlot>('left');
  const [before, setBefore] = useState<readonly DeskDecoration[]>();
  const standing = decorations.find((each) => each.slot === slot)?.kind ?? 'none';

  const change = (kind: DeskDecorationKind | 'none') => {
    const others = decorations.filter((each) => each.slot !== slot);
    setBefore(decorations);
    onChange({ decorations: kind === 'none' ? others : [...others, { slot, kind }] });
  };

  return (
    <>
      <DeskPicture decorations={decorations} notes={notes} />
      <div className={styles.bar}>
        <Button size="sm" icon={icons.graphics} onPress={() => setOpen(!open)}>
          {t(open ? 'desk.decorateDone' : 'desk.decorate')}
        </Button>
        {before && (
          <span role="status" className={styles.undo}>
            <Text size="xs" tone="muted">
              {t('desk.decorated')}
            </Text>
            <Button
              size="sm"
              variant="ghost"
              icon={icons.undo}
              onPress={() => {
                onChange({ decorations: before });
                setBefore(undefined);
              }}
            >
              {t('desk.undo')}
            </Button>
          </span>
        )}
      </div>
      {open && (
        <div className={styles.choices}>
          <SwatchGroup
            legend={t('desk.where')}
            value={slot}
            options={deskSlots.map((value) => ({ value, label: t(`deskSlot.${value}`) }))}
            onChange={(next) => setSlot(next)}
          />
          <SwatchGroup
            legend={t('desk.what')}
            layout="grid"
            value={standing}
            options={[
              {
                value: 'none',
                label: t('decoration.none'),
                picture: <span className={styles.none} />,
              },
              ...deskDecorationKinds.map((value) => ({
                value,
                label: t(`decoration.${value}`),
                picture: <Decoration kind={value} size={40} />,
              })),
            ]}
            onChange={change}
          />
        </div>
      )}
    </>
  );
}
