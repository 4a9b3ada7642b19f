import type { RootProps } from '../primitives/rootProps.ts';

/** Native attributes and events of the input of a field whose value is not the text of the input. */
export type InputRootProps = RootProps<
  'input',
  | 'defaultValue'
  | 'inputMode'
  | 'max'
  | 'min'
  | 'onChange'
  | 'onSelect'
  | 'prefix'
  | 'size'
  | 'step'
  | 'type'
  | 'value'
>;
