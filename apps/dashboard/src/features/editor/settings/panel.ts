import type { PopupDetail } from '@beckon/contract/owner-calls';
import type { PopupSettings } from '@beckon/contract/settings';

/**
 * What every settings panel gets: the whole settings, the popup they belong to, and the way to
 * change them.
 */
export interface PanelProps {
  readonly settings: PopupSettings;
  readonly popup: PopupDetail;
  readonly onChange: (settings: PopupSettings) => void;
}
