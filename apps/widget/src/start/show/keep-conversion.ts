import type { PopupEffect, RequestedConversion } from '@beckon/popup-core/lifecycle/popup-state';
import { randomId } from '@beckon/host-page/random-id';
import { type Conversion, conversionRequest } from '../../calls/conversion-call.ts';
import type { PendingConversions } from '../../calls/pending-conversions.ts';
import type { PageAccess, ServerAccess } from '../environment.ts';
import type { VisitorSession } from '../visitor-session.ts';
import type { AnsweringPopup, KeptConversion } from './responses.ts';

interface KeepingDeps extends Pick<PageAccess, 'window' | 'clock'>, Pick<ServerAccess, 'apiBase'> {
  readonly visitor: VisitorSession;
  readonly pending: PendingConversions;
}

/**
 * Stores a conversion in local storage. This function is in the file of the view, which is loaded
 * before a visitor can send anything. The file that sends the conversion may load later, or never.
 * docs/decisions/0048.
 */
export function keepConversion(
  { window, clock, apiBase, visitor, pending }: KeepingDeps,
  { popup, views }: AnsweringPopup,
  { ask, firedBy, prizeId }: Extract<PopupEffect, { name: 'send-conversion' }>,
): KeptConversion {
  const idempotencyKey = ask.by === 'form' ? views.formKey() : randomId(window.crypto);
  const prepare: KeptConversion['prepare'] = (viewId) => {
    const request = conversionRequest(
      apiBase,
      { ...contentOf(ask), popup, firedBy, prizeId, viewId, idempotencyKey },
      visitor.facts(),
    );
    if (!visitor.countsNothing)
      pending.keep({ url: request.url, form: request.body.form, atMs: clock.now() });
    return request;
  };
  prepare();
  return { ask, idempotencyKey, viewId: views.viewId(), prepare };
}

/** The submitted form or the pressed button, in the fields of a conversion. */
function contentOf(ask: RequestedConversion): Pick<Conversion, 'form' | 'extraButton' | 'coupon'> {
  switch (ask.by) {
    case 'form':
      return { form: ask.form, extraButton: '', coupon: '' };
    case 'link':
      return {
        form: undefined,
        extraButton: ask.link.buttonText,
        coupon: ask.link.coupon ?? '',
      };
    case 'coupon':
      return { form: undefined, extraButton: ask.buttonText, coupon: ask.code };
  }
}
