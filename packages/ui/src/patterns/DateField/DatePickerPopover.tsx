import { Popover, type PopoverProps } from '../../primitives/Popover/index.ts';
import { DatePicker, type DatePickerProps } from '../DatePicker/index.ts';

interface DatePickerPopoverProps extends Omit<PopoverProps, 'children'> {
  picker: DatePickerProps;
}

export function DatePickerPopover({ picker, ...popover }: DatePickerPopoverProps) {
  return (
    <Popover {...popover}>
      <DatePicker {...picker} autoFocus />
    </Popover>
  );
}
