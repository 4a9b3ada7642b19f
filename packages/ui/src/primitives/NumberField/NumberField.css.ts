import { primitive } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = primitive.style({ width: '100%', minWidth: 0 });

// Stays hidden if a policy blocks the style attribute of the server-rendered input of the form.
primitive.global(`${root} + input[aria-hidden='true']`, {
  position: 'absolute',
  width: vars.size.hairline,
  height: vars.size.hairline,
  margin: `calc(-1 * ${vars.size.hairline})`,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

export const steppers = primitive.style({ gap: 0, paddingInlineEnd: vars.space[1] });
