import { VIEW_TEXTS } from '@beckon/languages/view';
import { useCanvasPopup } from './canvas-popup.ts';

const TITLE = 'Visitors close the popup here. You change it in Settings, under Closing.';

/** What closes the popup, where and as visitors see it. On the canvas it is only a picture. */
export function CloserOnCanvas() {
  const popup = useCanvasPopup();
  if (popup === undefined) return null;
  const { option, contentLock, skipLabel } = popup.settings.closing;
  if (option === 'none' || contentLock) return null;
  const look = option === 'x' ? 'x' : 'skip';
  return (
    <span className="bkv-closer" data-look={look} title={TITLE} aria-hidden>
      <span className={`bkv-close bkv-close-${look}`}>
        {look === 'x' ? (
          <svg className="bkv-x" viewBox="0 0 24 24" width="32" height="32">
            <path d="M7 7l10 10M17 7L7 17" />
          </svg>
        ) : (
          skipLabel || VIEW_TEXTS[popup.language].skip
        )}
      </span>
    </span>
  );
}
