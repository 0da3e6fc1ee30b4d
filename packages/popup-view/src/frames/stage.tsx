import {
  type AnimationEvent,
  type CSSProperties,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useRef,
  useState,
} from 'react';
import { FocusEdge } from '../focus/focus-edge.tsx';
import { useView } from '../view-context.ts';
import { Backdrop } from './backdrop.tsx';
import { locationIn, type FramePlan } from './frame-plan.ts';
import { stageWay } from './open-stage.ts';
import { createOutsideClick } from './outside-click.ts';
import { tabBaseOf } from './tab-base.ts';
import { useEscape } from './use-escape.ts';
import { useStageElement } from './use-stage-element.ts';

export interface StageProps {
  readonly plan: FramePlan;
  readonly label: string;
  readonly direction: 'ltr' | 'rtl';
  /** Sizes, scale and window as custom properties. */
  readonly style: CSSProperties;
  readonly cardRef: RefObject<HTMLDivElement | null>;
  readonly effect: string | undefined;
  readonly isSettled: boolean;
  readonly onAnimationEnd: (event: AnimationEvent) => void;
  /** The template's own colour of a modal popup's backdrop. */
  readonly backdropColor: string | undefined;
  /** Content outside the card: preview banner, announcements. */
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

/**
 * The element around a popup: a modal dialog, a popover, or a plain element of the page. It has the
 * popup's position and scale.
 */
export function Stage(props: StageProps): ReactNode {
  const { plan, label, direction, style, cardRef, effect, aside, children } = props;
  const {
    props: { popup, phase, layout, language, order, drawn },
  } = useView();
  const stageRef = useRef<HTMLDialogElement & HTMLDivElement>(null);
  const way = stageWay(plan);
  useStageElement(stageRef, way, drawn?.closeStage);
  useEscape(stageRef, plan);
  const outside = useOutsideClick(plan);
  const place = locationIn(layout, plan);
  const Element = plan.isModal ? 'dialog' : 'div';

  return (
    <Element
      ref={stageRef}
      className="bkv-stage"
      dir={direction}
      lang={language}
      style={style}
      aria-label={label}
      data-frame={plan.kind}
      data-type={popup.type}
      data-layout={layout}
      data-state={phase}
      data-x={place.horizontal}
      data-y={place.vertical}
      data-settled={props.isSettled}
      data-tab-base={tabBaseOf(order)}
      {...(way === 'popover' ? { popover: 'manual' as const } : {})}
      {...(way === 'dialog' ? { tabIndex: -1, closedby: 'none' } : { role: 'region' })}
    >
      {plan.isModal && <Backdrop color={props.backdropColor} />}
      {plan.isModal && <FocusEdge edge="start" cardRef={cardRef} />}
      {aside}
      <div className="bkv-scroll" {...outside}>
        <div className="bkv-fit">
          <div className="bkv-scale">
            <div
              ref={cardRef}
              className="bkv-card"
              tabIndex={-1}
              onAnimationEnd={props.onAnimationEnd}
              style={effect === undefined ? {} : { animationName: `bk-${effect}` }}
            >
              {children}
            </div>
          </div>
        </div>
      </div>
      {plan.isModal && <FocusEdge edge="end" cardRef={cardRef} />}
    </Element>
  );
}

interface OutsideHandlers {
  readonly onPointerDown?: (event: PointerEvent) => void;
  readonly onClick?: (event: MouseEvent) => void;
}

function useOutsideClick(plan: FramePlan): OutsideHandlers {
  const {
    props: { popup },
    askToClose,
  } = useView();
  const [outside] = useState(() => createOutsideClick(() => askToClose('bg_click')));
  if (!plan.isModal || !popup.closing.onOutsideClick) return {};
  return { onPointerDown: outside.pointerDown, onClick: outside.click };
}
