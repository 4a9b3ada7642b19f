import { Text } from '../../primitives/Text/index.ts';
import { TextField } from '../../primitives/TextField/index.ts';
import { useParsedText } from '../dates/useParsedText.ts';

/** An integer input. Invalid input does not change the value and is discarded on blur. */
export function NumberField({
  id,
  value,
  max,
  unit,
  disabled,
  onChange,
}: {
  id: string;
  value: number;
  max: number;
  unit?: string;
  disabled: boolean;
  onChange(value: number): void;
}) {
  const read = (text: string) => {
    const typed = Number(text.normalize('NFKC').trim());
    return Number.isInteger(typed) && typed >= 1 && typed <= max ? typed : value;
  };
  const typed = useParsedText({ value, read, write: String });
  return (
    <TextField
      id={id}
      value={typed.text}
      disabled={disabled}
      inputMode="numeric"
      autoComplete="off"
      tabular
      suffix={
        unit && (
          <Text size="xs" tone="muted">
            {unit}
          </Text>
        )
      }
      onChange={({ value: text }) => {
        typed.type(text);
        onChange(read(text));
      }}
      onBlur={typed.commit}
    />
  );
}
