export interface SelectOption<Value extends string> {
  /** Unique within the list and not empty. */
  value: Value;
  label: string;
  disabled?: boolean;
}

export interface SelectOptionGroup<Value extends string> {
  /** Heading of the options. */
  label: string;
  options: readonly SelectOption<Value>[];
}

/** Options in order, single or in groups with a heading. */
export type SelectOptions<Value extends string> = readonly (
  SelectOption<Value> | SelectOptionGroup<Value>
)[];
