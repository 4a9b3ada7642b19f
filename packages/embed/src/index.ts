import { defineElement } from './OfficeEmbedElement.ts';

export type * from './content.ts';
export { OfficeEmbedElement } from './OfficeEmbedElement.ts';

defineElement();
