import { directionOf } from '@beckon/contract/values';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import fieldsCss from './fields/fields.css?inline';
import { useFocus } from './focus/use-focus.ts';
import { reportTyped } from './form/report-typed.ts';
import { framePlan } from './frames/frame-plan.ts';
import { Stage } from './frames/stage.tsx';
import { useCloseOnce } from './frames/use-close-once.ts';
import { useFit } from './frames/use-fit.ts';
import { usePagePush } from './frames/use-page-push.ts';
import type { Extras } from './lazy/lazy-parts.ts';
import { messagesFor } from './messages/messages-for.ts';
import { useCss } from './mount/use-css.ts';
import { useMovement } from './movement/use-movement.ts';
import { isSent, PopupRoot } from './popup-root.tsx';
import { Announcer } from './screens/announcer.tsx';
import { headingText } from './screens/heading-text.ts';
import { screenToShow, useScreen, type DrawnScreen } from './screens/use-screen.ts';
import type { ParsedTemplate } from './template/parse-template.ts';
import partsCss from './styles/parts.css?inline';
import { useView, ViewContext, type View } from './view-context.ts';
import type { PopupViewProps } from './view-contract.ts';

interface OpenPopupProps {
  readonly props: PopupViewProps;
  readonly shadow: ShadowRoot;
  readonly template: ParsedTemplate;
  readonly extras: Extras | undefined;
}

/**
 * The popup on its stage: place, size, movement, focus, and the current screen. It is drawn in two
 * steps: the empty stage opens first, so that opening it does not make the browser lay out the
 * popup.
 */
export function OpenPopup({ props, shadow, template, extras }: OpenPopupProps): ReactNode {
  const { popup, phase, screen, layout, language, tags, pageUrl, drawn, onEvent } = props;
  const cardRef = useRef<HTMLDivElement>(null);
  const plan = useMemo(() => framePlan(popup), [popup]);
  const messages = messagesFor(language);
  const hasStage = useStage(props);
  const toDraw = hasStage ? template : undefined;
  const shown = useScreen({ template: toDraw, screen, tags, pageUrl, extras });
  const shownName = screenToShow(template, screen) ?? screen;
  usePopupCss(shadow, template, { extras, drawn });
  const fit = useFit(props, plan, { cardRef, page: shadow.ownerDocument.defaultView ?? window });
  const movement = useMovement(props, { plan, shadow, hasStage, extras });
  const saysSentInPlace = saysSent(props, shown);
  const askToClose = useCloseOnce(props);
  const heading = headingText(template, shownName, tags);
  const view: View = { props, messages, shadow, heading, extras, saysSentInPlace, askToClose };
  useFocus({
    cardRef,
    isModal: plan.isModal,
    isSettled: movement.isSettled,
    isPhone: layout === 'mobile',
    drawn,
    shows: `${shownName} ${saysSentInPlace}`,
  });
  usePagePush({
    isPushing: plan.takesRoom && phase === 'open',
    heightPx: fit.drawnHeightPx,
    drawn,
    onEvent,
  });
  useShownReport(hasStage, props);
  useTakeOver(cardRef, props);

  return (
    <ViewContext value={view}>
      <Stage
        plan={plan}
        label={heading || popup.name}
        direction={directionIn(template, language)}
        style={fit.style}
        cardRef={cardRef}
        effect={movement.effect}
        isSettled={movement.isSettled}
        onAnimationEnd={movement.onAnimationEnd}
        backdropColor={template.root.getAttribute('data-backdrop') ?? undefined}
        aside={
          <>
            <PreviewNote />
            <Announcer text={saysSentInPlace ? messages.sent : heading} />
          </>
        }
      >
        {hasStage && <PopupRoot root={template.root} screen={shown} />}
      </Stage>
    </ViewContext>
  );
}

/** The note in a popup that its owner tries out. */
function PreviewNote(): ReactNode {
  const {
    extras,
    props: { isPreview },
  } = useView();
  return isPreview && extras ? <extras.PreviewBanner /> : null;
}

/** Adopts the styles of the template and of the view's own parts, and the fonts that they use. */
function usePopupCss(
  shadow: ShadowRoot,
  { css, fonts }: ParsedTemplate,
  { extras, drawn }: Pick<OpenPopupProps, 'extras'> & { readonly drawn: PopupViewProps['drawn'] },
): void {
  // A prerendered popup already has its fonts. Requesting them again would show other fonts for a
  // moment.
  useCss(shadow.ownerDocument, drawn ? undefined : fonts);
  // In one sheet, so that the rules of our parts always come after the template's resets, whichever
  // changes.
  useCss(shadow, css + partsCss + fieldsCss + (extras?.extrasCss ?? ''));
}

/**
 * Passes on to the form what the visitor typed into a prerendered popup, before it is drawn again.
 * Reports that the popup is ready after that.
 */
function useTakeOver(
  cardRef: RefObject<HTMLElement | null>,
  { drawn }: Pick<PopupViewProps, 'drawn'>,
): void {
  const [hasTyped, setTyped] = useState(false);
  const takeOver = useEffectEvent(() => {
    if (drawn === undefined || !cardRef.current) return;
    reportTyped(cardRef.current);
    setTyped(true);
  });
  const reportReady = useEffectEvent(() => drawn?.onReady());
  useLayoutEffect(() => takeOver(), []);
  useEffect(() => {
    if (hasTyped) reportReady();
  }, [hasTyped]);
}

/** Reports that the popup is shown, in the task after the one that drew it. */
function useShownReport(hasStage: boolean, { ports, drawn, onEvent }: PopupViewProps): void {
  const reportShown = useEffectEvent(() => {
    if (drawn === undefined) ports.inNextTask(() => onEvent({ name: 'SHOWN' }));
  });
  useLayoutEffect(() => {
    if (hasStage) reportShown();
  }, [hasStage]);
}

/** Whether the empty stage is open: true from the task after the one that drew it. */
function useStage({ ports, drawn }: PopupViewProps): boolean {
  const [isThere, setThere] = useState(drawn !== undefined);
  const raise = useEffectEvent(() => {
    if (drawn === undefined) ports.inNextTask(() => setThere(true));
  });
  useLayoutEffect(() => raise(), []);
  return isThere;
}

/**
 * Whether the screen says that the form was sent. Only the form's own screen does; game screens
 * after a form have their own texts.
 */
function saysSent(props: PopupViewProps, shown: DrawnScreen | undefined): boolean {
  const { screen } = props;
  const isOfForm = shown === undefined || shown.name === 'form';
  return isSent(props) && isOfForm && (screen === 'form' || screen === 'thanks');
}

/** The direction of the template, or else of its language. */
function directionIn(
  template: ParsedTemplate,
  language: PopupViewProps['language'],
): 'ltr' | 'rtl' {
  const own = template.root.getAttribute('dir');
  if (own === 'ltr' || own === 'rtl') return own;
  return directionOf(language);
}
