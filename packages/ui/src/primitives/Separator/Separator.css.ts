import { media } from '../../styles/media.ts';
import { primitive } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

const line = {
  flexShrink: 0,
  margin: 0,
  border: 'none',
  backgroundColor: vars.color.border,
  '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText' } },
};

export const axis = primitive.variants({
  horizontal: { ...line, width: '100%', height: vars.size.hairline },
  vertical: { ...line, alignSelf: 'stretch', width: vars.size.hairline },
});
