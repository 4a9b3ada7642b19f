import { useTranslation } from 'react-i18next';
import { Select } from '../../../primitives/Select/index.ts';
import type { MapFloor } from '../map.ts';

interface FloorSelectProps {
  floors: readonly MapFloor[];
  floorId: string;
  onSelect(event: { floorId: string }): void;
}

export function FloorSelect({ floors, floorId, onSelect }: FloorSelectProps) {
  const { t } = useTranslation('map');
  if (floors.length < 2) return null;
  return (
    <Select
      ariaLabel={t('floor')}
      value={floorId}
      options={floors.map(({ floorId: value, name, peopleCount, blocked }) => ({
        value,
        label: t('floorOption', { name, count: peopleCount }),
        disabled: blocked,
      }))}
      onChange={({ value }) => onSelect({ floorId: value })}
    />
  );
}
