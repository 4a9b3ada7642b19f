interface HiddenValuesProps {
  name: string | undefined;
  values: readonly string[];
  disabled?: boolean | undefined;
}

/** Adds values to the form under one name, for controls that show another text. */
export function HiddenValues({ name, values, disabled }: HiddenValuesProps) {
  if (name === undefined) return null;
  return values.map((value, index) => (
    <input key={index} type="hidden" name={name} value={value} disabled={disabled} />
  ));
}
