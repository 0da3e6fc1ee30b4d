import type { CloseTrigger } from '@beckon/contract/values';
import { createContext, useContext } from 'react';
import type { Extras } from './lazy/lazy-parts.ts';
import type { Messages } from './messages/messages-for.ts';
import type { PopupViewProps } from './view-contract.ts';

/** What a popup provides to its parts. */
export interface View {
  readonly props: PopupViewProps;
  readonly messages: Messages;
  readonly shadow: ShadowRoot;
  /** The text of the screen's first heading; empty when it has none. */
  readonly heading: string;
  /** The code that the view loads only when a popup uses it. */
  readonly extras: Extras | undefined;
  /** The form was sent and there is no thank-you screen: a message replaces the form. */
  readonly saysSentInPlace: boolean;
  /**
   * Reports that the visitor wants to close the popup. Reports it only once, even if they try
   * several ways.
   */
  readonly askToClose: (by: CloseTrigger) => void;
}

/** The popup around a component. */
export const ViewContext = createContext<View | undefined>(undefined);

/**
 * Returns the popup around the calling component. Throws if there is none, because only `PopupView`
 * draws parts.
 */
export function useView(): View {
  const view = useContext(ViewContext);
  if (view === undefined) throw new Error('A part of a popup is outside of any popup.');
  return view;
}
