import type { Popup } from '@beckon/contract/popup';
import { useId, type ReactNode } from 'react';
import { fillMessage } from '../messages/messages-for.ts';
import { useView } from '../view-context.ts';
import type { PopupViewProps } from '../view-contract.ts';

/**
 * The close button that the owner chose: an X or a skip button. It counts down until it works, or
 * is hidden until then, and may have a comment. Draws nothing if closing is locked or no option is
 * chosen. docs/behaviour/closing.md#close-button.
 */
export function CloseButton(): ReactNode {
  const kind = closerOf(useView().props);
  if (kind === 'none') return null;
  return kind === 'x' ? <XButton /> : <SkipButton />;
}

/** The kind of close button that is drawn now. The css keeps space free for it. */
export function closerOf({
  popup: { closing },
  closeReadyInSeconds,
}: PopupViewProps): Popup['closing']['option'] {
  const isHidden = closing.contentLock || (closing.hiddenUntilEnabled && closeReadyInSeconds > 0);
  return isHidden ? 'none' : closing.option;
}

function XButton(): ReactNode {
  const {
    messages,
    askToClose,
    props: { closeReadyInSeconds },
  } = useView();
  const isReady = closeReadyInSeconds <= 0;
  return (
    <Closer
      look="x"
      label={isReady ? messages.close : `${messages.close} (${closeReadyInSeconds})`}
      onPress={() => askToClose('x_click')}
    >
      {isReady ? (
        <svg className="bkv-x" viewBox="0 0 24 24" width="32" height="32" aria-hidden="true">
          <path d="M7 7l10 10M17 7L7 17" />
        </svg>
      ) : (
        <span className="bkv-count" aria-hidden="true">
          {closeReadyInSeconds}
        </span>
      )}
    </Closer>
  );
}

function SkipButton(): ReactNode {
  const {
    messages,
    askToClose,
    props: {
      popup: { closing },
      closeReadyInSeconds,
    },
  } = useView();
  const ready = closing.skipLabel || messages.skip;
  const text =
    closeReadyInSeconds > 0
      ? fillMessage(messages.skipIn, { seconds: closeReadyInSeconds })
      : ready;
  return (
    <Closer look="skip" label={undefined} onPress={() => askToClose('cancel_click')}>
      {text}
    </Closer>
  );
}

interface CloserProps {
  readonly look: 'x' | 'skip';
  readonly label: string | undefined;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/**
 * The button stays focusable while it counts down, so that its comment can be read. A press then
 * does nothing.
 */
function Closer({ look, label, onPress, children }: CloserProps): ReactNode {
  const {
    props: {
      popup: {
        closing: { comment },
      },
      closeReadyInSeconds,
    },
  } = useView();
  const commentId = useId();
  const isReady = closeReadyInSeconds <= 0;
  return (
    <div className="bkv-closer" data-look={look}>
      <button
        type="button"
        data-part="closer"
        className={`bkv-close bkv-close-${look}`}
        data-state={isReady ? 'ready' : 'counting'}
        aria-label={label}
        aria-disabled={isReady ? undefined : true}
        aria-describedby={comment === '' ? undefined : commentId}
        onClick={() => isReady && onPress()}
      >
        {children}
      </button>
      {comment !== '' && (
        <span id={commentId} role="tooltip" className="bkv-comment">
          {comment}
        </span>
      )}
    </div>
  );
}
