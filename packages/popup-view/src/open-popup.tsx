import { useEffect, useRef, type ReactNode } from 'react';
import type { Extras } from './extras/use-extras.ts';
import { framePlan } from './frames/frame-plan.ts';
import { Stage } from './frames/stage.tsx';
import { useCloseOnce } from './frames/use-close-once.ts';
import { fitPopup } from './frames/fit-popup.ts';
import { useMovement } from './movement/use-movement.ts';
import { usePagePush } from './frames/use-page-push.ts';
import { useFocus } from './focus/use-focus.ts';
import { useNaturalHeight } from './layout/use-natural-height.ts';
import { useWindowSize } from './layout/use-window-size.ts';
import { isRightToLeft, messagesFor } from './messages/messages-for.ts';
import { useCss } from './mount/adopt-css.ts';
import { CloseButton } from './parts/close-button.tsx';
import { Credit } from './parts/credit.tsx';
import { PreviewBanner } from './parts/preview-banner.tsx';
import { SentMessage } from './parts/sent-message.tsx';
import { Announcer } from './screens/announcer.tsx';
import { headingText } from './screens/heading-text.ts';
import { useScreen } from './screens/use-screen.ts';
import type { ParsedTemplate } from './template/parse-template.ts';
import { rootPropsOf } from './template/root-props.ts';
import { ViewContext, type View } from './view-context.ts';
import type { PopupViewProps } from './view-contract.ts';

interface OpenPopupProps {
  readonly props: PopupViewProps;
  readonly shadow: ShadowRoot;
  readonly template: ParsedTemplate;
  readonly extras: Extras | undefined;
}

/** The popup on its stage: template root, screen, closing, all in their place. */
export function OpenPopup({ props, shadow, template, extras }: OpenPopupProps): ReactNode {
  const { popup, phase, screen, layout, language, tags, pageUrl, onEvent, submit } = props;
  const cardRef = useRef<HTMLDivElement>(null);
  const plan = framePlan(popup);
  const messages = messagesFor(language);
  const shown = useScreen({ template, screen, layout, tags, pageUrl, extras });
  const direction = directionOf(template, language);
  useCss(shadow, template.css);
  useCss(shadow, extras?.extrasCss);

  const page = shadow.ownerDocument.defaultView ?? window;
  const size = useWindowSize(page);
  const naturalHeight = useNaturalHeight(cardRef);
  const fit = fitPopup({ popup, plan, layout, window: size, naturalHeight });
  const movement = useMovement(props, { plan, shadow, extras });
  const isSent = submit === 'sent' || screen === 'thanks';
  const view: View = {
    props, messages, shadow, extras,
    askToClose: useCloseOnce(props),
    saysSentInPlace: isSent && (shown?.name === 'form' || shown === undefined) && screen !== 'won' && screen !== 'lost' && screen !== 'play',
  };
  useFocus({ cardRef, isModal: plan.isModal, isSettled: movement.isSettled, isPhone: layout === 'mobile', screen: shown?.name ?? screen });
  usePagePush({ isPushing: plan.pushesPage && phase === 'open', heightPx: naturalHeight === undefined ? undefined : naturalHeight * fit.scale, onEvent });
  useEffect(() => { onEvent({ name: 'SHOWN' }); }, []);

  const heading = headingText(template, { screen: shown?.name ?? screen, layout }, tags);
  const rootProps = rootPropsOf(template.root);
  const windowStyle = { '--bkv-window-height': size.hasKeyboard ? `${size.height}px` : '100%', '--bkv-window-top': `${size.top}px` };
  return (
    <ViewContext value={view}>
      <Stage
        plan={plan} label={heading ?? popup.name} direction={direction} style={{ ...fit.style, ...windowStyle }} cardRef={cardRef} effect={movement.effect}
        isSettled={movement.isSettled} onAnimationEnd={movement.onAnimationEnd} backdropColor={template.root.getAttribute('data-backdrop') ?? undefined}
        aside={<><PreviewBanner /><Announcer text={view.saysSentInPlace ? messages.sent : heading ?? ''} /></>}
      >
        <div
          {...rootProps} className={`${String(rootProps['className'] ?? '')}${isSent ? ' poptin-submitted' : ''}`}
          data-layout={layout} data-state={phase} data-submit={submit} data-closer={closerOf(props)}
        >
          <section {...shown?.props} key={`${layout}-${shown?.name ?? ''}`}>{shown?.content ?? <SentMessage />}</section>
          <Credit />
          <CloseButton />
        </div>
      </Stage>
    </ViewContext>
  );
}

/** What the template says, else what its language asks for. */
function directionOf(template: ParsedTemplate, language: PopupViewProps['language']): 'ltr' | 'rtl' {
  const own = template.root.getAttribute('dir');
  if (own === 'ltr' || own === 'rtl') return own;
  return isRightToLeft(language) ? 'rtl' : 'ltr';
}

/** Which close button stands on the popup, for css to keep its place free. */
function closerOf({ popup: { closing }, closeReadyInSeconds }: PopupViewProps): string {
  const isHidden = closing.contentLock || (closing.hiddenUntilEnabled && closeReadyInSeconds > 0);
  return isHidden ? 'none' : closing.option;
}
