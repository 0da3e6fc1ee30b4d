import type { ComponentType } from 'react';
import type { Background } from '@beckon/contract/values';
import type { GameBoardProps } from './games/game-board.tsx';

/** What the `games` file brings. */
export interface GamesPart {
  readonly GameBoard: ComponentType<GameBoardProps>;
  readonly gamesCss: string;
}

/** What the `effects` file brings. */
export interface EffectsPart {
  /** Draws a background on the canvas, moving unless `isStill`, paused while the page is hidden. Returns how to stop it. */
  startBackground(canvas: HTMLCanvasElement, options: { readonly background: Background; readonly isStill: boolean }): () => void;
}

/** What a shop recommendations block asks for. Interaction spec §3.7. */
export interface ProductsRequest {
  readonly count: number;
  readonly layout: 'horizontal' | 'vertical';
  readonly action: string;
  readonly category: string;
  readonly onChosen: (choice: { readonly variantId: string; readonly productUrl: string; readonly action: string }) => void;
}

/** What the `products` file brings: it fills a block's element, and returns how to empty it. */
export interface ProductsPart {
  mountProducts(place: HTMLElement, request: ProductsRequest): () => void;
}

/** What the `chat` file brings: it puts a messenger's plugin into the light DOM of the host, in the named slot. Interaction spec §2.3. */
export interface ChatPart {
  fillSlot(host: Element, slotName: string, plugin: { readonly plugin: 'chat' | 'send-to-messenger'; readonly page: string }): () => void;
}
