export { FormField } from './FormField.tsx';
export type { FormFieldControl, FormFieldProps } from './FormField.tsx';
