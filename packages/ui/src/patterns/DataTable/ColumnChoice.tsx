import { Checkbox } from '../../primitives/Checkbox/index.ts';
import { Popover, type PopoverProps } from '../../primitives/Popover/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';

interface ColumnChoiceProps extends Omit<PopoverProps, 'children'> {
  columns: readonly { id: string; title: string }[];
  hiddenColumns: readonly string[];
  onHiddenColumnsChange(event: { hiddenColumns: readonly string[] }): void;
}

export function ColumnChoice({
  columns,
  hiddenColumns,
  onHiddenColumnsChange,
  ...popover
}: ColumnChoiceProps) {
  return (
    <Popover {...popover}>
      <Stack gap={1}>
        {columns.map(({ id, title }) => (
          <Checkbox
            key={id}
            label={title}
            checked={!hiddenColumns.includes(id)}
            onChange={({ checked }) => {
              const others = hiddenColumns.filter((each) => each !== id);
              onHiddenColumnsChange({ hiddenColumns: checked ? others : [...others, id] });
            }}
          />
        ))}
      </Stack>
    </Popover>
  );
}
