import type { PopupDetail } from '@beckon/contract/owner-calls';
import type { PopupSettings } from '@beckon/contract/settings';

/**
 * The props of each settings panel: all settings, their popup, and a function that replaces the
 * settings.
 */
export interface PanelProps {
  readonly settings: PopupSettings;
  readonly popup: PopupDetail;
  readonly onChange: (settings: PopupSettings) => void;
}
