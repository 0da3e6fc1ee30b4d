import type { CloseTrigger } from '@beckon/contract/values';
import { createContext, useContext } from 'react';
import type { Extras } from './lazy/lazy-parts.ts';
import type { Messages } from './messages/messages-for.ts';
import type { PopupViewProps } from './view-contract.ts';

/** What a popup offers to its parts. */
export interface View {
  readonly props: PopupViewProps;
  readonly messages: Messages;
  readonly shadow: ShadowRoot;
  /** What the view loads only when a popup uses it. */
  readonly extras: Extras | undefined;
  /** The form was sent and there is no thank-you screen: a message replaces the form. */
  readonly saysSentInPlace: boolean;
  /** Reports that the visitor wants to leave; only once, even if they try several ways. */
  readonly askToClose: (by: CloseTrigger) => void;
}

/** The popup around a part. */
export const ViewContext = createContext<View | undefined>(undefined);

/**
 * The popup around the calling part. Throws when there is none: parts are drawn by `PopupView`
 * only.
 */
export function useView(): View {
  const view = useContext(ViewContext);
  if (view === undefined) throw new Error('A part of a popup is outside of any popup.');
  return view;
}
