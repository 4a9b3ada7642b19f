export interface ControlProps {
  /** Id for a label element (`htmlFor`). */
  id?: string;
  /** Name of the value in the data of the form. */
  name?: string;
  /** Disables the control and excludes its value from the form. */
  disabled?: boolean;
  /** Required to submit the form. Mark it in the label too. */
  required?: boolean;
  /** Marks the value as invalid. Explain why in the element of `describedBy`. */
  invalid?: boolean;
  /** Ids of hint and error message. */
  describedBy?: string;
}

export interface ControlNameProps {
  /** Accessible name. */
  ariaLabel?: string;
  /** Id of the element that names the control, such as a heading. */
  labelledBy?: string;
}
