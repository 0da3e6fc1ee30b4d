import { createElement, type ReactElement } from 'react';
import { readChoice, readEntries, readFlag, readString } from '../../design/read-props.ts';
import { profileAddress } from '../../social/addresses.ts';
import { NetworkIcon } from '../../social/network-icon.tsx';
import { PROFILE_NETWORKS, type ProfileNetwork } from '../../social/network-names.ts';
import { defineBlock } from '../block.ts';
import { selectOf, yesNo } from '../drawing/choices.ts';
import { NETWORK_LABELS } from './network-labels.ts';

const LOOKS = ['rows', 'icons'] as const;
const LOOK_WORDS = { rows: 'Rows', icons: 'Round icons' };

/**
 * Links to the owner's accounts in social networks.
 * docs/behaviour/popup-parts.md#sharing-and-following.
 */
export const follow = defineBlock({
  type: 'Follow',
  label: 'Follow buttons',
  group: 'actions',
  fields: {
    accounts: {
      type: 'array',
      label: 'Your accounts',
      arrayFields: {
        network: selectOf('Where', PROFILE_NETWORKS, NETWORK_LABELS),
        account: { type: 'text', label: 'Your name there, or its address' },
        text: { type: 'text', label: 'Name on the button' },
      },
      defaultItemProps: { network: 'instagram', account: '', text: '' },
    },
    reward: yesNo('Leads on to the thank-you screen'),
    look: selectOf('Look', LOOKS, LOOK_WORDS),
  },
  defaults: {
    accounts: ['instagram', 'tiktok', 'youtube'].map((network) => ({
      network,
      account: '',
      text: '',
    })),
    reward: false,
    look: 'rows',
  },
  parse: (raw) => ({
    accounts: readEntries(raw, 'accounts').map((entry) => {
      const network = readChoice(entry, 'network', { of: PROFILE_NETWORKS, fallback: 'instagram' });
      return {
        network,
        href: profileAddress(network, readString(entry, 'account')),
        label: readString(entry, 'text') || NETWORK_LABELS[network],
      };
    }),
    reward: readFlag(raw, 'reward'),
    look: readChoice(raw, 'look', { of: LOOKS, fallback: 'rows' }),
  }),
  view: ({ accounts, reward, look }) =>
    createElement(
      'div',
      { className: `t-nets t-nets-${look}` },
      ...accounts.map((account) => drawAccount(account, reward)),
    ),
});

interface DrawnAccount {
  readonly network: ProfileNetwork;
  readonly href: string;
  readonly label: string;
}

function drawAccount({ network, href, label }: DrawnAccount, reward: boolean): ReactElement {
  return (
    <a
      className="t-net"
      data-block="link-button"
      href={href}
      data-target="new-tab"
      data-conversion={String(reward)}
    >
      <NetworkIcon network={network} />
      <span>{label}</span>
    </a>
  );
}
