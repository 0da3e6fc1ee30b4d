import { createElement, type ReactElement } from 'react';
import { readChoice, readEntries, readFlag, readString } from '../../design/read-props.ts';
import { shareAddress } from '../../social/addresses.ts';
import { NetworkIcon } from '../../social/network-icon.tsx';
import { SHARE_WAYS, type ShareWay } from '../../social/network-names.ts';
import { defineBlock } from '../block.ts';
import { selectOf, yesNo } from '../drawing/choices.ts';
import { NETWORK_LABELS } from './network-labels.ts';

const LOOKS = ['icons', 'rows'] as const;
const LOOK_WORDS = { icons: 'Round icons', rows: 'Rows' };

/** Ways to share a page. docs/behaviour/popup-parts.md#sharing-and-following. */
export const share = defineBlock({
  type: 'Share',
  label: 'Share buttons',
  group: 'actions',
  fields: {
    ways: {
      type: 'array',
      label: 'Ways to share',
      arrayFields: {
        network: selectOf('Where', SHARE_WAYS, NETWORK_LABELS),
        text: { type: 'text', label: 'Name' },
      },
      defaultItemProps: { network: 'whatsapp', text: '' },
    },
    words: { type: 'textarea', label: 'Text to share' },
    address: { type: 'text', label: 'Page to share (empty: the one they are on)' },
    reward: yesNo('Leads on to the thank-you screen'),
    look: selectOf('Look', LOOKS, LOOK_WORDS),
  },
  defaults: {
    ways: ['whatsapp', 'facebook', 'email', 'copy'].map((network) => ({ network, text: '' })),
    words: '',
    address: '',
    reward: true,
    look: 'icons',
  },
  parse: (raw) => ({
    ways: readEntries(raw, 'ways').map((entry) => ({
      way: readChoice(entry, 'network', { of: SHARE_WAYS, fallback: 'copy' }),
      label: readString(entry, 'text'),
    })),
    words: readString(raw, 'words'),
    address: readString(raw, 'address'),
    reward: readFlag(raw, 'reward', true),
    look: readChoice(raw, 'look', { of: LOOKS, fallback: 'icons' }),
  }),
  view: ({ ways, words, address, reward, look }) =>
    createElement(
      'div',
      {
        className: `t-nets t-nets-${look}`,
        'data-block': 'share',
        'data-href': address === '' ? undefined : address,
        'data-conversion': String(reward),
      },
      ...ways.map(({ way, label }) =>
        drawWay(
          { way, label: label || NETWORK_LABELS[way], reward },
          shareAddress(way, address, words),
        ),
      ),
    ),
});

interface DrawnWay {
  readonly way: ShareWay;
  readonly label: string;
  readonly reward: boolean;
}

/**
 * A way to share without an address is done by the visitor's browser: it becomes a button that the
 * view handles.
 */
function drawWay({ way, label, reward }: DrawnWay, href: string | undefined): ReactElement {
  const content = (
    <>
      <NetworkIcon network={way} />
      <span>{label}</span>
    </>
  );
  return href === undefined ? (
    <button type="button" className="t-net" data-share={way}>
      {content}
    </button>
  ) : (
    <a
      className="t-net"
      data-block="link-button"
      href={href}
      // A mail program opens without leaving the page, so it needs no new tab.
      data-target={way === 'email' ? undefined : 'new-tab'}
      data-conversion={String(reward)}
    >
      {content}
    </a>
  );
}
