/** The props that the controls of a form share. */
export interface ControlProps {
  /** By which a label element (`htmlFor`) names it. */
  id?: string;
  /** The value's name when the form is sent without script. */
  name?: string;
  /** It cannot be used now, and is not sent. */
  disabled?: boolean;
  /** The form cannot be sent without it; say so in its label too. */
  required?: boolean;
  /** Its value is refused: say why in what `describedBy` names. */
  invalid?: boolean;
  /** Ids of its hint and its error message. */
  describedBy?: string;
}

/** The name of a control that no label element names. */
export interface ControlNameProps {
  /** The name itself. */
  ariaLabel?: string;
  /** Id of what names it, such as a heading. */
  labelledBy?: string;
}
