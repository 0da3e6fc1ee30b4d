import type { PopupDetail } from '@beckon/contract/owner-calls';
import { COPY, type ThemeName } from '@beckon/templates';
import { useEffect, useRef } from 'react';
import { notifyUndoable } from '../../../components/ui/dialogs/undo-notice.tsx';
import { hideNotice } from '../../../lib/notify.ts';
import type { DraftPart } from '../draft/draft-parts.ts';
import { coloursOf, withoutColours, withOwnLook } from './own-look.ts';

/**
 * Returns a function that chooses a theme. The canvas cannot undo that, so if the theme replaces
 * the owner's colours, a notice offers it. The notice closes with the panel, because its undo needs
 * the draft as the panel knows it.
 */
export function useThemeChoice(
  popup: PopupDetail,
  onChange: (part: DraftPart) => void,
): (theme: ThemeName) => void {
  const now = useRef(popup);
  const notice = useRef('');
  useEffect(() => {
    now.current = popup;
  }, [popup]);
  useEffect(() => () => hideNotice(notice.current), []);
  return (theme) => {
    const { settings } = popup;
    const { look = {} } = settings;
    const colours = coloursOf(look);
    onChange({ theme, settings: withOwnLook(settings, withoutColours(look)) });
    if (Object.keys(colours).length === 0) return;
    hideNotice(notice.current);
    notice.current = notifyUndoable(`“${COPY.en.themes[theme]}” replaced your colours.`, () => {
      const { settings: later } = now.current;
      onChange({
        theme: popup.theme,
        settings: withOwnLook(later, { ...later.look, ...colours }),
      });
    });
  };
}
