import type { Prerendered } from '@beckon/contract/popup';
import { EXIT_EFFECT_MS, type CloseTrigger } from '@beckon/contract/values';
import { framePlan } from '../frames/frame-plan.ts';
import { effectsOf } from '../movement/effects-of.ts';
import { NEEDS_POLICY } from '../template/read-html.ts';
import type { Mounted, PopupViewProps } from '../view-contract.ts';
import { PUSH_PAGE_MS, SUBMIT_CEILING_MS } from '../view-timings.ts';
import { fitStage } from './follow-fit.ts';
import { HeldActs } from './held-acts.ts';
import {
  completeStage,
  placeStage,
  makeStage,
  type PlacedStage,
  type StageElements,
} from './place-stage.ts';
import { runStage, type StageLife } from './run-stage.ts';
import { showSending } from './show-sending.ts';
import type { ViewFiles } from './view-files.ts';

export type { ViewFiles } from './view-files.ts';

/** All props except the template, which is loaded together with the view. */
export type PrerenderedProps = Omit<PopupViewProps, 'template' | 'drawn'>;

/** What is needed to show a prerendered popup, and to let the view take it over. */
export interface PrerenderedSource {
  readonly prerendered: Prerendered;
  /** Loads the view and the template. Called once. Never rejects. */
  readonly loadView: () => Promise<ViewFiles>;
  /** Fetches the same files into the browser's cache. Called once the popup is shown. */
  readonly prefetch: () => void;
}

/**
 * Shows a prerendered popup in an empty shadow root that is already in the page, without the view.
 * The popup plays its entry effect, takes the focus, fits into the window, and can be closed.
 * Anything else that the visitor begins to do loads the view, which takes over the elements as they
 * are. Then it repeats what was clicked or sent meanwhile. docs/decisions/0060.
 */
export function showPrerendered(
  shadow: ShadowRoot,
  props: PrerenderedProps,
  source: PrerenderedSource,
): Mounted<PrerenderedProps> {
  const elements = makeStage(shadow.ownerDocument, source.prerendered);
  if (elements !== undefined) return new PrerenderedPopup(shadow, props, { ...source, elements });
  props.ports.inNextTask(() => props.onEvent({ name: 'TEMPLATE_BROKEN', why: NEEDS_POLICY }));
  return { update: () => undefined, unmount: () => undefined };
}

/**
 * - `shown`: open, without the view.
 * - `leaving`: the visitor has asked to close it; nothing they do counts any more.
 * - `closing`: the runner has agreed, the exit effect plays.
 * - `taken`: the view does all.
 * - `gone`: out of the page.
 */
type Phase = 'shown' | 'leaving' | 'closing' | 'taken' | 'gone';

class PrerenderedPopup implements Mounted<PrerenderedProps> {
  readonly #shadow: ShadowRoot;
  readonly #source: PrerenderedSource;
  readonly #elements: StageElements;
  readonly #placed: PlacedStage;
  readonly #life: StageLife;
  readonly #stop: () => void;
  readonly #first: PrerenderedProps;
  #props: PrerenderedProps;
  #phase: Phase = 'shown';
  #isSettled = false;
  #isStarting = false;
  #pushedPx = 0;
  readonly #held = new HeldActs();
  readonly #shownAtMs: number;
  /** How the visitor closed the popup, while it waits for their submission to be sent. */
  #leftBy: CloseTrigger | undefined;
  #view: { readonly mounted: Mounted<PopupViewProps>; readonly props: Taken } | undefined;

  constructor(
    shadow: ShadowRoot,
    props: PrerenderedProps,
    { elements, ...source }: PrerenderedSource & { readonly elements: StageElements },
  ) {
    const { popup, ports } = props;
    const plan = framePlan(popup);
    const effects = effectsOf(popup, plan, ports.prefersReducedMotion());
    this.#shadow = shadow;
    this.#first = props;
    this.#props = props;
    this.#shownAtMs = ports.now();
    this.#source = source;
    this.#elements = elements;
    this.#life = { props, plan, effects };
    completeStage(elements, props, { plan, entry: effects.entry });
    fitStage(elements.stage, { ...props, plan }, shadow.ownerDocument.defaultView ?? window);
    this.#placed = placeStage(shadow, elements, { ...source.prerendered, plan });
    this.#stop = runStage(elements, this.#life, {
      onClose: (by) => this.#askToClose(by),
      onClick: (event) => {
        if (this.#held.holdClick(event)) this.#startView();
      },
      onSubmit: (event) => this.#holdSubmit(event),
      onIntent: () => this.#startView(),
      onHeight: (heightPx) => this.#push(heightPx),
      onSettled: () => {
        this.#isSettled = true;
      },
    });
    ports.inNextTask(() => {
      if (this.#phase === 'gone') return;
      this.#props.onEvent({ name: 'SHOWN' });
      source.prefetch();
    });
    requestAnimationFrame(() => ports.inNextTask(this.#placed.loadFonts));
  }

  update(next: PrerenderedProps): void {
    this.#props = next;
    if (this.#view !== undefined)
      return this.#view.mounted.update(this.#forView(next, this.#view.props));
    if (next.phase === 'closing') return this.#close();
    if (next.screen !== 'form' || next.submit !== 'idle') this.#startView();
    return undefined;
  }

  unmount(): void {
    this.#stop();
    this.#phase = 'gone';
    if (this.#view === undefined) this.#placed.closeStage();
    else this.#view.mounted.unmount();
    this.#placed.remove();
  }

  #askToClose(by: CloseTrigger): void {
    if (this.#phase !== 'shown' || this.#leftBy !== undefined) return;
    this.#leftBy = by;
    if (!this.#held.hasSubmission()) return this.#leave();
    // The popup disappears at once, but reports the closing only after the submission is sent.
    this.#elements.stage.style.display = 'none';
    this.#placed.closeStage();
    setTimeout(() => this.#leave(), SUBMIT_CEILING_MS);
    return undefined;
  }

  #leave(): void {
    const by = this.#leftBy;
    if (by === undefined || this.#phase === 'gone') return;
    this.#leftBy = undefined;
    if (this.#phase === 'shown') this.#phase = 'leaving';
    this.#props.onEvent({ name: 'CLOSE_ASKED', by });
  }

  #close(): void {
    if (this.#phase === 'closing') return;
    this.#phase = 'closing';
    const { stage, card, root } = this.#elements;
    const { exit } = this.#life.effects;
    stage.dataset['state'] = 'closing';
    root.dataset['state'] = 'closing';
    card.style.animationName = exit === undefined ? '' : `bk-${exit}`;
    this.#push(0);
    const end = (): void => {
      if (this.#phase === 'closing') this.#props.onEvent({ name: 'EXIT_ENDED' });
    };
    setTimeout(end, exit === undefined ? 0 : EXIT_EFFECT_MS);
  }

  #push(heightPx: number): void {
    const wantedPx = this.#phase === 'closing' ? 0 : Math.round(heightPx);
    if (wantedPx === this.#pushedPx) return;
    this.#pushedPx = wantedPx;
    this.#props.onEvent({ name: 'PUSH_PAGE', heightPx: wantedPx, overMs: PUSH_PAGE_MS });
  }

  #holdSubmit(event: SubmitEvent): void {
    if (!this.#held.holdSubmit(event)) return;
    if (this.#phase === 'shown') showSending(this.#elements.root, true);
    this.#startView();
  }

  #startView(): void {
    if (this.#isStarting || this.#phase !== 'shown') return;
    this.#isStarting = true;
    const { ports } = this.#props;
    void this.#source.loadView().then((files) => ports.inNextTask(() => this.#handOver(files)));
  }

  /**
   * The view creates the same elements from the same props. So it finds the elements in the page,
   * and only adds its listeners.
   */
  #handOver({ viewPart, template }: ViewFiles): void {
    if (this.#phase !== 'shown') return;
    this.#phase = 'taken';
    this.#stop();
    showSending(this.#elements.root, false);
    const props: Taken = {
      template,
      drawn: {
        isSettled: this.#isSettled,
        pushedPx: this.#pushedPx,
        shownAtMs: this.#shownAtMs,
        closeStage: this.#placed.closeStage,
        onReady: () => this.#held.repeat(),
      },
    };
    try {
      const mounted = viewPart.hydratePopup(this.#shadow, this.#forView(this.#first, props));
      this.#view = { mounted, props };
      this.update(this.#props);
    } catch (error) {
      this.#props.onEvent({ name: 'TEMPLATE_BROKEN', why: String(error) });
    }
  }

  #forView(given: PrerenderedProps, taken: Taken): PopupViewProps {
    return {
      ...given,
      ...taken,
      onEvent: (event) => {
        given.onEvent(event);
        if (event.name === 'SUBMIT_ASKED') this.#leave();
      },
    };
  }
}

/** The additional props for the view. */
type Taken = Required<Pick<PopupViewProps, 'template' | 'drawn'>>;
