import type { ComponentType } from 'react';
import type { Background, Language } from '@beckon/contract/values';
import type { DatePart } from './fields/date/date-part.ts';
import type { PhonePart } from './fields/phone/phone-part.ts';
import type { GameBoardProps } from './games/game-props.ts';
import type { ProductListProps } from './products/product-props.ts';

/** The exports of the `games` file. */
export interface GamesPart {
  readonly GameBoard: ComponentType<GameBoardProps>;
  readonly gamesCss: string;
}

/** The exports of the `effects` file. */
export interface EffectsPart {
  /**
   * Draws a background on the canvas. It moves unless `isStill` is true, and pauses while the page
   * is hidden. Returns a function that stops it.
   */
  startBackground(
    canvas: HTMLCanvasElement,
    options: { readonly background: Background; readonly isStill: boolean },
  ): () => void;
}

/** The exports of the `products` file. docs/behaviour/shops.md#recommendations. */
export interface ProductsPart {
  readonly ProductList: ComponentType<ProductListProps>;
  readonly productsCss: string;
}

/** The data of a messenger's plugin. */
export interface ChatPlugin {
  readonly plugin: 'chat' | 'send-to-messenger';
  /** Id of the messenger page that the visitor writes to. */
  readonly page: string;
  readonly language: Language;
}

/**
 * What the `chat` file exports: it puts a messenger's plugin into the light DOM of the host, in the
 * named slot, after its script has drawn it. Until then, or if the script is blocked, the slot
 * keeps its content. Returns a function that removes it. docs/behaviour/popup-parts.md#messengers.
 */
export interface ChatPart {
  fillSlot(host: Element, slotName: string, plugin: ChatPlugin): () => void;
}

/** The exports of each part that the view loads only for popups that use it, by the part's name. */
export interface ViewParts {
  readonly games: GamesPart;
  readonly effects: EffectsPart;
  readonly phone: PhonePart;
  readonly 'date-picker': DatePart;
  readonly products: ProductsPart;
  readonly chat: ChatPart;
}

/** A function that loads each part of a table. */
export type PartLoaders<Parts> = {
  readonly [Name in keyof Parts]: () => Promise<Parts[Name]>;
};

export type LoadViewPart = <Name extends keyof ViewParts>(
  name: Name,
) => Promise<ViewParts[Name] | undefined>;
