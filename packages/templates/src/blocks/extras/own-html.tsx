import { readString } from '../../design/read-props.ts';
import { defineBlock } from '../block.ts';

/** The owner's own html. The view sanitises it before drawing. docs/template-contract.md. */
export const ownHtml = defineBlock({
  type: 'Html',
  label: 'Own HTML',
  group: 'extras',
  fields: { html: { type: 'textarea', label: 'HTML' } },
  defaults: { html: '<p>Your own markup</p>' },
  parse: (raw) => ({ html: readString(raw, 'html') }),
  view: ({ html }) => <div data-block="html" dangerouslySetInnerHTML={{ __html: html }} />,
});
