import { readChoice, readString } from '../../design/read-props.ts';
import { defineBlock } from '../block.ts';
import { selectOf } from '../drawing/choices.ts';

const PLUGINS = ['chat', 'send-to-messenger'] as const;

/**
 * Reserves the place of a messenger's plugin, which is in the light DOM.
 * docs/behaviour/popup-parts.md#messengers.
 */
export const social = defineBlock({
  type: 'Social',
  label: 'Messenger plugin',
  group: 'extras',
  fields: {
    plugin: selectOf('What it shows', PLUGINS),
    page: { type: 'text', label: 'Id of your Facebook page' },
  },
  defaults: { plugin: 'chat', page: '' },
  parse: (raw) => ({
    plugin: readChoice(raw, 'plugin', { of: PLUGINS, fallback: 'chat' }),
    page: readString(raw, 'page'),
  }),
  view: ({ plugin, page }) => (
    <div className="t-social" data-block="social" data-plugin={plugin} data-page={page} />
  ),
});
