import type { ExtraProps } from 'react-markdown';

/** Element of the tree that `react-markdown` renders. */
export type HtmlElement = NonNullable<ExtraProps['node']>;
export type HtmlContent = HtmlElement['children'][number];
