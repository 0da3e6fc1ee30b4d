import { type RawProps, readChoice, readFlag, readString } from '../../design/read-props.ts';
import { messageAddress } from '../../social/addresses.ts';
import { NetworkIcon } from '../../social/network-icon.tsx';
import { type MessageApp, MESSAGE_APPS } from '../../social/network-names.ts';
import { defineBlock } from '../block.ts';
import { selectOf, yesNo } from '../drawing/choices.ts';
import { NETWORK_LABELS } from './network-labels.ts';
import { directionClass } from '../drawing/own-direction.ts';
import { richText } from '../drawing/rich-text.tsx';
import { BUTTON_LOOKS, BUTTON_WIDTHS } from '../form/submit-button.tsx';

const ACCOUNT_LABELS: Readonly<Record<MessageApp, string>> = {
  whatsapp: 'WhatsApp number with country code',
  messenger: 'Name of your Facebook page',
  telegram: 'Telegram user name',
};

const appOf = (raw: RawProps): MessageApp =>
  readChoice(raw, 'app', { of: MESSAGE_APPS, fallback: 'whatsapp' });

/** Opens a messenger with a text ready to send. docs/behaviour/popup-parts.md#messengers. */
export const messageButton = defineBlock({
  type: 'MessageButton',
  label: 'Message us',
  group: 'actions',
  fields: {
    text: { type: 'text', label: 'Text', contentEditable: true },
    app: selectOf('Opens', MESSAGE_APPS, NETWORK_LABELS),
    account: { type: 'text', label: ACCOUNT_LABELS.whatsapp },
    words: { type: 'textarea', label: 'Message that is ready to send' },
    conversion: yesNo('Counts as a conversion'),
    look: selectOf('Look', BUTTON_LOOKS),
    width: selectOf('Width', BUTTON_WIDTHS),
  },
  defaults: {
    text: 'Message us',
    app: 'whatsapp',
    account: '',
    words: '',
    conversion: true,
    look: 'solid',
    width: 'full',
  },
  labels: (raw) => ({ account: ACCOUNT_LABELS[appOf(raw)] }),
  parse: (raw) => {
    const app = appOf(raw);
    return {
      text: raw['text'],
      app,
      href: messageAddress(app, readString(raw, 'account'), readString(raw, 'words')),
      conversion: readFlag(raw, 'conversion', true),
      look: readChoice(raw, 'look', { of: BUTTON_LOOKS, fallback: 'solid' }),
      width: readChoice(raw, 'width', { of: BUTTON_WIDTHS, fallback: 'full' }),
    };
  },
  view: ({ text, app, href, conversion, look, width }) => (
    <a
      className={`t-btn t-b-${look} t-b-${width} t-b-net`}
      data-block="link-button"
      href={href}
      data-target="new-tab"
      data-conversion={String(conversion)}
    >
      <NetworkIcon network={app} />
      <span className={directionClass(text) || undefined}>{richText(text)}</span>
    </a>
  ),
});
