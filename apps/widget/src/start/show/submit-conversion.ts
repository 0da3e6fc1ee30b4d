import {
  conversionRequest,
  readReceipt,
  type Conversion,
  type ConversionReceipt,
} from '../../calls/conversion-call.ts';
import { fieldsToWire } from '../../calls/to-wire/fields-to-wire.ts';
import { within } from '@beckon/host-page/within';
import type { RequestedConversion, PopupEffect } from '@beckon/popup-core/lifecycle/popup-state';
import { insertIntoHead } from '@beckon/host-page/page/insert-markup';
import { VIEW_ID_WAIT_MS } from '../../timings.ts';
import { LOCAL_KEYS } from '../../visitor/storage-names.ts';
import type { BrowserEnvironment, VisitorStorage } from '../environment.ts';
import { settlePending } from '../pending-calls.ts';
import { announceToPage } from './page-events.ts';
import type { PopupControllerDeps } from './popup-controller-deps.ts';
import type { AnsweringPopup, KeptConversion } from './responses.ts';

export interface SubmitOptions
  extends
    BrowserEnvironment,
    Pick<PopupControllerDeps, 'visitor' | 'isPreview' | 'pending' | 'memories'>,
    AnsweringPopup {}

type EffectNamed<Name extends PopupEffect['name']> = Extract<PopupEffect, { name: Name }>;

const CODE_LEFT_OUT =
  'the conversion code was left out, because this site does not allow trusted code (Settings, Privacy and code)';

/**
 * Sends a stored conversion, reports it to the page and does what the server's receipt asks for.
 * Returns whether it has arrived now; if not, it stays stored and is sent later. A preview sends
 * and reports nothing. docs/behaviour/conversions.md#what-happens-after-a-submission.
 */
export async function submitConversion(
  options: SubmitOptions,
  kept: KeptConversion,
): Promise<boolean> {
  const { ask, idempotencyKey } = kept;
  const { popup, views } = options;
  if (options.isPreview) return true;
  const isDelivered = await deliver(options, kept);
  // If the popup was opened again meanwhile, it already has a new key.
  if (views.formKey() === idempotencyKey) views.renewFormKey();
  announceToPage(options, 'poptinSubmit', popup, {
    buttonText: ask.by === 'link' ? ask.link.buttonText : ask.buttonText,
    ...(ask.by === 'form' ? { fields: fieldsToWire(ask.form.fields) } : {}),
  });
  return isDelivered;
}

async function deliver(
  options: SubmitOptions,
  { ask, idempotencyKey, viewId, prepare }: KeptConversion,
): Promise<boolean> {
  const { clock, call, visitor, pending, memories, popup, site } = options;
  rememberEmail(options, ask);
  const request = prepare(await within(clock, VIEW_ID_WAIT_MS, viewId));
  const sent = await call('conversion', request, readReceipt);
  settlePending(pending, idempotencyKey, sent);
  if (!visitor.countsNothing)
    memories.converted(popup, sent.ok ? sent.value.conversionId : idempotencyKey);
  if (sent.ok) runCode(options, sent.value, site.trustsConversionCode);
  return sent.ok;
}

/**
 * Sends the completed steps of a form that may never be submitted. They are not stored, because the
 * next step, or the submission, sends all of them again.
 */
export function sendStep(
  { clock, call, apiBase, report, visitor, popup, views }: SubmitOptions,
  { form, firedBy }: EffectNamed<'send-step'>,
): void {
  if (visitor.countsNothing) return;
  const idempotencyKey = views.formKey();
  within(clock, 0, views.viewId())
    .then((viewId) => {
      const step: Conversion = {
        popup,
        firedBy,
        viewId,
        idempotencyKey,
        form,
        prizeId: undefined,
        extraButton: '',
        coupon: '',
        isPartial: true,
      };
      return call('conversion', conversionRequest(apiBase, step, visitor.facts()), readReceipt);
    })
    .catch(report);
}

function rememberEmail({ local }: VisitorStorage, ask: RequestedConversion): void {
  const email =
    ask.by === 'form'
      ? ask.form.fields.find(({ kind, value }) => kind === 'email' && value !== '')
      : undefined;
  if (email !== undefined) local.set(LOCAL_KEYS.convertedEmail, email.value);
}

/**
 * Runs the owner's code on sites that trust it, for visitors who may be tracked. Logs a line if the
 * trust is missing.
 */
function runCode(
  { window, nonce, guard, log, consent }: BrowserEnvironment,
  { conversionCode }: ConversionReceipt,
  isTrusted: boolean,
): void {
  if (conversionCode === '') return;
  if (!isTrusted) log.warn(CODE_LEFT_OUT);
  else if (consent?.isGranted() ?? true)
    guard(() => insertIntoHead(window.document, conversionCode, nonce))();
}
