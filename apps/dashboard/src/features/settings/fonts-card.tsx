import { Switch } from '@mantine/core';
import { Card } from '../../components/ui/layout/card.tsx';
import type { CardProps } from './card-props.ts';

/** Sets whether popups of the site use web fonts. */
export function FontsCard({ settings, onChange }: CardProps) {
  return (
    <Card title="Fonts">
      <Switch
        label="Use web fonts"
        description="Popups use the fonts of their design, sent by this server once a popup is shown. Turned off, they are drawn in the fonts that each visitor’s device has, and nothing is loaded."
        checked={settings.deviceFontsOnly !== true}
        onChange={(event) => onChange({ deviceFontsOnly: !event.currentTarget.checked })}
      />
    </Card>
  );
}
