import type { Popup } from '@beckon/contract/popup';
import type { FilledForm } from '@beckon/popup-view/view-contract';
import type { TriggerName } from '@beckon/contract/values';
import {
  conversionRequest,
  readReceipt,
  type Conversion,
  type ConversionReceipt,
} from '../../calls/conversion-call.ts';
import { isWorthRetrying, type PendingConversions } from '../../calls/pending-conversions.ts';
import type { CallError } from '@beckon/host-page/send';
import { randomId } from '@beckon/host-page/random-id';
import type { Result } from '@beckon/host-page/result';
import { within } from '@beckon/host-page/within';
import type { ConversionAsk } from '@beckon/popup-core/lifecycle/popup-state';
import { insertIntoHead } from '@beckon/host-page/page/insert-markup';
import { VIEW_ID_WAIT_MS } from '../../timings.ts';
import type { PopupMemories } from '../../visitor/popup-memories.ts';
import { LOCAL_KEYS } from '../../visitor/storage-names.ts';
import type { VisitorSession } from '../visitor-session.ts';
import type { World } from '../world.ts';

export interface ConversionParts {
  readonly world: World;
  readonly visitor: VisitorSession;
  readonly pending: PendingConversions;
  readonly memories: PopupMemories;
  readonly trustsConversionCode: boolean;
}

export interface ConversionFacts {
  readonly popup: Popup;
  readonly firedBy: TriggerName;
  readonly prizeId: string | undefined;
  readonly viewId: Promise<string | undefined>;
  /** One for this opening of the popup: the steps of its form and their submission are one lead. */
  readonly formKey: string;
}

const CODE_LEFT_OUT =
  'the conversion code of this site was left out, because the site does not allow trusted code (Settings, Privacy and code)';

/**
 * Sends a conversion and does what its receipt asks. It is kept before it is sent, so that leaving
 * the page cannot lose it. Returns whether it was delivered now.
 * docs/behaviour/conversions.md#what-happens-after-a-submission.
 */
export async function sendConversion(
  { world, visitor, pending, memories, trustsConversionCode }: ConversionParts,
  ask: ConversionAsk,
  facts: ConversionFacts,
): Promise<boolean> {
  const idempotencyKey = ask.by === 'form' ? facts.formKey : randomId(world.window.crypto);
  const prepare = (viewId: string | undefined): ReturnType<typeof conversionRequest> => {
    const request = conversionRequest(
      world.apiBase,
      toConversion(ask, facts, { viewId, idempotencyKey }),
      visitor.facts(),
    );
    if (!visitor.countsNothing)
      pending.keep({ url: request.url, form: request.body.form, atMs: world.clock.now() });
    return request;
  };
  prepare(undefined);
  rememberEmail(world, ask);
  const request = prepare(await within(world.clock, VIEW_ID_WAIT_MS, facts.viewId));
  const sent = await world.call('conversion', request, readReceipt);
  noteEnd(pending, idempotencyKey, sent);
  if (!visitor.countsNothing)
    memories.converted(facts.popup.id, sent.ok ? sent.value.conversionId : idempotencyKey);
  if (sent.ok) runCode(world, sent.value, trustsConversionCode);
  return sent.ok;
}

/**
 * Sends the completed steps of a form that may never be submitted. Not kept: the next step, or the
 * submission, brings all of it again.
 */
export async function sendStep(
  { world, visitor }: Pick<ConversionParts, 'world' | 'visitor'>,
  form: FilledForm,
  { formKey, viewId, ...facts }: ConversionFacts,
): Promise<void> {
  const ids = { viewId: await within(world.clock, 0, viewId), idempotencyKey: formKey };
  const conversion: Conversion = {
    ...facts,
    ...ids,
    form,
    extraButton: '',
    coupon: '',
    isPartial: true,
  };
  await world.call(
    'conversion',
    conversionRequest(world.apiBase, conversion, visitor.facts()),
    readReceipt,
  );
}

/** Conversions of earlier pages that did not arrive, sent once a page view. */
export async function resendPending(world: World, pending: PendingConversions): Promise<void> {
  for (const { url, form } of pending.fromEarlierPages()) {
    const sent = await world.call(
      'conversion',
      { url, body: { form }, outlivesPage: true },
      readReceipt,
    );
    noteEnd(pending, form['idempotency_key'] ?? '', sent);
  }
}

/** What becomes of the kept copy; the call itself has reported its failure. */
function noteEnd(pending: PendingConversions, key: string, sent: Result<unknown, CallError>): void {
  if (sent.ok) pending.settle(key);
  else if (!isWorthRetrying(sent.error)) pending.refuse(key);
}

function toConversion(
  ask: ConversionAsk,
  { popup, firedBy, prizeId }: ConversionFacts,
  ids: Pick<Conversion, 'viewId' | 'idempotencyKey'>,
): Conversion {
  return {
    ...ids,
    popup,
    firedBy,
    prizeId,
    form: ask.by === 'form' ? ask.form : undefined,
    extraButton:
      ask.by === 'link' ? ask.link.buttonText : ask.by === 'coupon' ? ask.buttonText : '',
    coupon: couponOf(ask),
  };
}

function couponOf(ask: ConversionAsk): string {
  if (ask.by === 'coupon') return ask.code;
  return ask.by === 'link' ? (ask.link.coupon ?? '') : '';
}

function rememberEmail({ local }: World, ask: ConversionAsk): void {
  const email =
    ask.by === 'form'
      ? ask.form.fields.find(({ kind, value }) => kind === 'email' && value !== '')
      : undefined;
  if (email !== undefined) local.set(LOCAL_KEYS.convertedEmail, email.value);
}

/** Runs on sites that trust it, for visitors who may be tracked; a trust that lacks is told. */
function runCode(
  { window, nonce, guard, log, consent }: World,
  { conversionCode }: ConversionReceipt,
  isTrusted: boolean,
): void {
  if (conversionCode === '') return;
  if (!isTrusted) log.warn(CODE_LEFT_OUT);
  else if (consent?.isGranted() ?? true)
    guard(() => insertIntoHead(window.document, conversionCode, nonce))();
}
