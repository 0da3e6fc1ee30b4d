import type { Block } from '../design/design.ts';
import { block } from '../design/make-block.ts';
import type { Copy } from '@beckon/languages/copy';
import { COPY } from '../copy.ts';
import type { MessageApp, ProfileNetwork, ShareWay } from '../social/network-names.ts';
import { samplePictureUrl } from '../pictures/sample-pictures.ts';
import type { Pieces } from './layout.ts';

/** Blocks that a few layouts share. Their texts come from the copy. */
export function personOf({ person = '', role = '' }: Copy): Block[] {
  return person === '' ? [] : [block('Person', { name: person, role, url: '' })];
}

/** Two buttons of app stores: links that count as conversions. */
export function storeButtons({ copy, href }: Pieces): Block[] {
  return (copy.items ?? ['App Store', 'Google Play']).slice(0, 2).map((text) =>
    block('LinkButton', {
      text,
      href,
      target: 'new-tab',
      conversion: true,
      closes: false,
      look: 'store',
      width: 'auto',
    }),
  );
}

/** Two answers side by side: the first continues, the second closes. */
export function yesAndNo({ copy, href }: Pieces, width = 'full'): Block[] {
  return [
    block('LinkButton', {
      text: copy.button ?? '',
      href,
      target: 'same-tab',
      conversion: true,
      closes: true,
      look: 'solid',
      width,
    }),
    block('CloseButton', { text: copy.second ?? '', look: 'outline', width }),
  ];
}

export function bubbles({ items = [] }: Copy): Block[] {
  return items.map((text) => block('Text', { text, look: 'bubble', align: 'inherit', ink: 'ink' }));
}

/** The lines of an invitation or a receipt. */
export function lines({ items = [] }: Copy): Block[] {
  return items.length === 0
    ? []
    : [block('List', { items: items.map((text) => ({ text })), marker: 'line' })];
}

export function productsOf(
  count: number,
  layout: 'horizontal' | 'vertical',
  category = 'last_visited',
): Block {
  return block('Products', { count, layout, action: 'add_to_cart', category });
}

/** The film block. The format's photo is its poster. */
export function filmOf({ copy, photo }: Pieces): Block {
  const poster = photo === undefined ? '' : samplePictureUrl(photo);
  return block('Video', { src: '', poster, title: copy.headline.replaceAll('*', '') });
}

export function tickerOf({ items = [] }: Copy): Block {
  return block('Ticker', { items: items.map((text) => ({ text })), durationMs: 7000 });
}

export function pluginOf(plugin: 'chat' | 'send-to-messenger'): Block {
  return block('Social', { plugin, page: '' });
}

/** Share buttons for the visitor's page. If the design has a code, sharing leads to it. */
export function shareButtons({ copy, language }: Pieces, ways: readonly ShareWay[]): Block {
  const { networks } = COPY[language].shared;
  return block('Share', {
    ways: ways.map((network) => ({ network, text: networks[network] })),
    words: copy.message ?? '',
    address: '',
    reward: copy.code !== undefined,
    look: 'icons',
  });
}

/** Follow buttons. The owner fills in the names of the accounts. */
export function followButtons({ language }: Pieces, accounts: readonly ProfileNetwork[]): Block {
  const { networks } = COPY[language].shared;
  return block('Follow', {
    accounts: accounts.map((network) => ({ network, account: '', text: networks[network] })),
    reward: false,
    look: 'rows',
  });
}

export function messageButton({ copy }: Pieces, app: MessageApp): Block {
  return block('MessageButton', {
    text: copy.button ?? '',
    app,
    account: '',
    words: copy.message ?? '',
    conversion: true,
    look: 'solid',
    width: 'full',
  });
}
