import type { ReactNode } from 'react';
import { CloseButton, closerOf } from './parts/close-button.tsx';
import { Credit } from './parts/credit.tsx';
import { SentMessage } from './parts/sent-message.tsx';
import type { DrawnScreen } from './screens/use-screen.ts';
import { rootPropsOf } from './template/root-props.ts';
import { useView } from './view-context.ts';
import type { PopupViewProps } from './view-contract.ts';

interface PopupRootProps {
  readonly root: Element;
  readonly screen: DrawnScreen | undefined;
}

/** The root element of the template, with the current screen and the parts that the view adds. */
export function PopupRoot({ root, screen }: PopupRootProps): ReactNode {
  const { props } = useView();
  const { phase, layout, submit } = props;
  const { className, ...rest } = rootPropsOf(root);
  const classes = [className, isSent(props) && 'poptin-submitted'].filter(Boolean);
  return (
    <div
      {...rest}
      className={classes.join(' ')}
      data-layout={layout}
      data-state={phase}
      data-submit={submit}
      data-closer={closerOf(props)}
    >
      <section key={`${layout}-${screen?.name ?? ''}`} {...screen?.props}>
        {screen?.content ?? <SentMessage />}
      </section>
      <Credit />
      <CloseButton />
    </div>
  );
}

/** Whether the form was sent, or the runner requests its thank-you screen. */
export function isSent({ submit, screen }: PopupViewProps): boolean {
  return submit === 'sent' || screen === 'thanks';
}
